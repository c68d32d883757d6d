import type { Payload } from 'payload'
import type { MediaProvider } from './provider/mediaProvider.types.ts'
import type { UploadStaging } from './staging/uploadStaging.types.ts'
import type { FileStore } from './storage/fileStore.ts'

/** Dependencies of the library's procedures; created once, from the environment. */
export interface MediaLibrary {
  provider: MediaProvider
  staging: UploadStaging
  altText: AltTextWriter
  /** The bytes of a file of the collection `media`. @throws when it is not there */
  readFile(filename: string): Promise<Buffer>
  /** Where the files of the collection `media` are. */
  files: FileStore
}

/**
 * Suggests alternative texts. Where no service is configured, `missing` is the environment variable to set; else null.
 */
export interface AltTextWriter {
  missing: string | null
  /**
   * Returns a description of a picture, in one sentence.
   *
   * @throws APIError with a message for the editor
   */
  describe(picture: Buffer): Promise<string>
}

const isMediaLibrary = (value: unknown): value is MediaLibrary =>
  typeof value === 'object' && value !== null && 'provider' in value && 'staging' in value

/**
 * Returns the library of this newsroom.
 *
 * @throws Error when the plugin is not there
 */
export function mediaLibraryOf({ config }: Payload): MediaLibrary {
  const library: unknown = config.custom?.mediaLibrary
  if (!isMediaLibrary(library)) throw new Error('The config has no media library: add the plugin mediaLibrary()')
  return library
}
