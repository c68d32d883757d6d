import { maxUploadSize, typeRefusal } from '#collections/media/mimeTypes.ts'

/** Stage of an upload (docs/spec/editor.md#upload-states). */
export type UploadStatus = 'Default' | 'Storage' | 'Provider' | 'Metadata' | 'Error'

/** Percent. */
export const uploadProgress: Record<UploadStatus, number> = {
  Default: 0,
  Storage: 33,
  Provider: 67,
  Metadata: 100,
  Error: 0,
}

/** @param provider name of the library that takes the file. */
export function uploadLabel(status: UploadStatus, provider: string): string {
  return {
    Default: '',
    Storage: 'Upload to storage',
    Provider: `Upload to ${provider}`,
    Metadata: 'Upload Metadata',
    Error: 'Error',
  }[status]
}

/**
 * Returns whether an upload is in progress: nothing can be changed then, and the browser warns before the page is left.
 */
export function isUploading(status: UploadStatus): boolean {
  return status === 'Storage' || status === 'Provider'
}

/** The properties of a file that the browser knows before it reads it. */
export type PickedFile = Pick<File, 'name' | 'size' | 'type'>

const sizeAlert = 'File size is too big.'
export const duplicateToast = 'This file has already been uploaded.'
export const successToast = 'The file will be available in the gallery shortly.'
export const storageFailure = 'Something went wrong, please try again'

/**
 * Returns why a file is refused before anything is sent; null when it is accepted. A type that the browser does not
 * know is detected by the server from the bytes.
 */
export function fileRefusal({ size, type }: PickedFile, acceptedTypes: readonly string[]): string | null {
  if (type !== '' && !acceptedTypes.includes(type.split(';')[0] ?? '')) return typeRefusal
  return size > maxUploadSize ? sizeAlert : null
}

/**
 * Returns whether a file is the one just uploaded, by its name and size (docs/spec/editor.md#upload-texts).
 */
export function isSameFile(file: PickedFile, uploaded: PickedFile | null): boolean {
  return uploaded !== null && file.name === uploaded.name && file.size === uploaded.size
}
