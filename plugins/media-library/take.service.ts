import type { PayloadRequest } from 'payload'
import { mediaItemOf } from './builtin/mediaItem.shape.ts'
import { mediaLibraryOf } from './mediaLibrary.read.ts'
import type { MediaItem, MediaReference } from './provider/mediaProvider.types.ts'

/**
 * Returns the ids that stories use for the items that an editor chose: files of the newsroom's own, in the order of
 * choice. An external library provides copies.
 *
 * @throws APIError with a message for the editor
 */
export async function takeMedia(req: PayloadRequest, items: readonly MediaReference[]): Promise<MediaItem[]> {
  const ids = await mediaLibraryOf(req.payload).provider.take(req, items)
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    limit: ids.length,
    pagination: false,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const byId = new Map(docs.map((document) => [String(document.id), mediaItemOf(document)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
