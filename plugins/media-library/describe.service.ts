import type { PayloadRequest } from 'payload'
import { APIError, NotFound } from 'payload'
import { mediaLibraryOf } from './mediaLibrary.read.ts'

/**
 * Returns a suggestion for the alternative text of a picture.
 *
 * @throws APIError in words for the editor
 */
export async function describeMedia(req: PayloadRequest, id: string): Promise<string> {
  const { altText, readFile } = mediaLibraryOf(req.payload)
  const picture = /^\d{1,9}$/.test(id)
    ? await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: false, disableErrors: true, req })
    : null
  if (!picture?.filename) throw new NotFound(req.t)
  if (picture.scheme !== 'image') throw new APIError('Only pictures can be described.', 400, null, true)
  return altText.describe(await readFile(picture.filename))
}
