import type { PayloadRequest } from 'payload'
import { NotFound } from 'payload'
import type { SourceFile } from '../file/sourceFile.ts'
import type { MediaItem, MediaProvider } from '../provider/mediaProvider.types.ts'
import { findMedia } from './builtin.find.ts'
import { mediaItemOf } from './mediaItem.shape.ts'

/** The newsroom's own library: Payload's uploads, on the disk or in an S3 store. */
export const builtinProvider: MediaProvider = {
  name: 'Citydesk',
  isOwn: true,

  search: async (req, query) => {
    const { ids, found } = await findMedia(req, query)
    return { results: await itemsOf(req, ids), found }
  },

  details: async (req, { id }) => {
    const found = /^\d{1,9}$/.test(id)
      ? await req.payload.findByID({
          collection: 'media',
          id,
          depth: 1,
          overrideAccess: false,
          disableErrors: true,
          req,
        })
      : null
    if (!found) throw new NotFound(req.t)
    return mediaItemOf(found)
  },

  upload: async (req, { file, credit, caption, poster }) => {
    const picture = poster ? await create(req, poster, { credit, caption: '' }) : null
    const { id } = await create(req, file, { credit, caption, ...(picture ? { poster: picture.id } : {}) })
    return mediaItemOf(await req.payload.findByID({ collection: 'media', id, depth: 1, overrideAccess: false, req }))
  },

  take: async (_req, items) => items.map(({ id }) => id),
}

const itemsOf = async (req: PayloadRequest, ids: readonly number[]): Promise<MediaItem[]> => {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const items = new Map(docs.map((document) => [Number(document.id), mediaItemOf(document)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

interface FileTexts {
  credit: string
  caption: string
  poster?: number
}

const create = (req: PayloadRequest, file: SourceFile, data: FileTexts) =>
  req.payload.create({
    collection: 'media',
    data,
    file: { ...file, data: file.data ?? Buffer.alloc(0), mimetype: '' },
    depth: 0,
    overrideAccess: false,
    req,
  })
