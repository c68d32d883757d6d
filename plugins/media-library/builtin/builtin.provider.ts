import type { PayloadRequest, Where } from 'payload'
import { NotFound } from 'payload'
import { plainLetters } from '#collections/posts-list/plainLetters.ts'
import type { SourceFile } from '../file/sourceFile.ts'
import type { MediaItem, MediaProvider, MediaQuery, TimeRange } from '../provider/mediaProvider.types.ts'
import { mediaItemOf } from './mediaItem.shape.ts'

/** The newsroom's own library: Payload's uploads, on the disk or in an S3 store. */
export const builtinProvider: MediaProvider = {
  name: 'Citydesk',
  isOwn: true,

  search: async (req, query) => {
    const where = whereOf(query, query.creator ? await peopleCalled(req, query.creator) : [])
    const [ids, found] = await Promise.all([idsOfPage(req, query, where), countOf(req, where)])
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

/** Ids alone are found out of an index, however deep in the library the page is. */
const idsOfPage = async (req: PayloadRequest, query: MediaQuery, where: Where): Promise<number[]> => {
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    sort: sortOf(query),
    limit: query.limit,
    // Pages of `limit` items each: the library asks for whole pages only.
    page: Math.floor(query.start / query.limit) + 1,
    pagination: false,
    select: {},
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => Number(id))
}

const countOf = async (req: PayloadRequest, where: Where): Promise<number> => {
  const { totalDocs } = await req.payload.count({ collection: 'media', where, overrideAccess: false, req })
  return totalDocs
}

/**
 * Returns ids of people by a part of their name, in a query of its own: joining them to every item takes several times
 * as long. Their names are shown with their items, to every user who may see those.
 */
const peopleCalled = async (req: PayloadRequest, name: string): Promise<number[]> => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { name: { contains: name } },
    pagination: false,
    select: {},
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id }) => Number(id))
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

interface Words {
  credit: string
  caption: string
  poster?: number
}

const create = (req: PayloadRequest, file: SourceFile, data: Words) =>
  req.payload.create({
    collection: 'media',
    data,
    file: { ...file, data: file.data ?? Buffer.alloc(0), mimetype: '' },
    depth: 0,
    overrideAccess: false,
    req,
  })

const sortOf = ({ sortBy, sortDirection }: MediaQuery): string[] => {
  const sign = sortDirection === 'descending' ? '-' : ''
  // What came in the same moment keeps one order, so that no page repeats or skips anything.
  return [`${sign}${sortBy === 'name' ? 'filename' : 'createdAt'}`, `${sign}id`]
}

/** @param makers ids of the people who are called as the question's creator. */
const whereOf = ({ keyword, scheme, creator, created, uploaded }: MediaQuery, makers: readonly number[]): Where => {
  const conditions: Where[] = []
  // Each of its words has to stand somewhere, as in every other list.
  for (const word of plainLetters(keyword).split(/\s+/).filter(Boolean)) {
    conditions.push({ searchText: { contains: word } })
  }
  if (creator) conditions.push({ or: [{ credit: { contains: creator } }, { createdBy: { in: [...makers] } }] })
  if (scheme !== 'all') conditions.push({ scheme: { equals: scheme } })
  if (uploaded) conditions.push(within('createdAt', uploaded))
  if (created) {
    const isKnown = within('takenAt', created)
    conditions.push({ or: [isKnown, { and: [{ takenAt: { exists: false } }, within('createdAt', created)] }] })
  }
  return { and: conditions }
}

const within = (field: string, { from, before }: TimeRange): Where => ({
  [field]: { greater_than_equal: from.toISOString(), less_than: before.toISOString() },
})
