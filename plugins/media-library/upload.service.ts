import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { acceptedMimeTypes, typeRefusal } from '#collections/media/mimeTypes.ts'
import { FileRefused } from './file/fileRefusedError.ts'
import { mediaLibraryOf } from './mediaLibrary.read.ts'
import type { MediaItem } from './provider/mediaProvider.types.ts'
import type { StagedFile, StagedName } from './staging/uploadStaging.types.ts'

const nameFor = ({ user }: PayloadRequest, filename: string): StagedName => ({ userId: String(user?.id), filename })

/**
 * Does the first step of an upload: an address to send the bytes to.
 *
 * @throws FileRefused when the library takes nothing of this type
 */
export function presignUpload(req: PayloadRequest, filename: string, contentType: string): Promise<string> {
  // Some systems do not know what a table is; its bytes show it.
  if (contentType !== '' && !isTaken(contentType)) throw new FileRefused(typeRefusal)
  return mediaLibraryOf(req.payload).staging.presign(nameFor(req, filename), contentType)
}

const isTaken = (contentType: string): boolean =>
  acceptedMimeTypes.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '')

export interface UploadToRegister {
  filename: string
  credit: string
  caption: string
  poster?: string
}

/**
 * Does the second step: takes what was sent into the library. Nothing waits any more afterwards, however it went.
 *
 * @throws APIError in words for the editor
 */
export async function registerUpload(
  req: PayloadRequest,
  { filename, credit, caption, poster }: UploadToRegister,
): Promise<MediaItem> {
  const { provider, staging } = mediaLibraryOf(req.payload)
  const names = [filename, ...(poster ? [poster] : [])].map((name) => nameFor(req, name))
  const staged: (StagedFile | null)[] = []
  try {
    for (const name of names) staged.push(await staging.fetch(name))
    const [file, picture = null] = staged
    if (!file) throw new APIError('The file did not arrive. Send it again.', 400, null, true)
    return await provider.upload(req, { file, credit, caption, poster: picture })
  } finally {
    await Promise.allSettled([...staged.map((file) => file?.release()), ...names.map((name) => staging.discard(name))])
  }
}
