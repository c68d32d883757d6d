import type { PayloadRequest, SelectType, Where } from 'payload'
import { appendVersionToQueryKey, executeAccess } from 'payload'
import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ListAnswer, ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListQuery } from '#collections/posts-list/listState.ts'
import { findOfList } from '#collections/posts-list/listWhere.ts'
import { publicationTimeZone } from './publicationTimeZone.ts'

/**
 * One page of a list, out of the newest version of each document, as far as the person behind the request may read.
 * Three steps, because each alone can be answered out of an index: which documents, what they show, and meanwhile how many
 * there are.
 */
export const listedContent = async (req: PayloadRequest, model: ListModel, query: ListQuery): Promise<ListAnswer> => {
  const find = findOfList(query, new Date(), await publicationTimeZone(req))
  const [items, totalItems] = await Promise.all([
    idsOfPage(req, model, query, find).then((ids) => itemsOf(req, model, ids)),
    countOf(req, model, find.where, find.trash),
  ])
  return {
    items,
    pagination: { totalItems, totalPages: Math.ceil(totalItems / query.pageSize) },
  }
}

const idsOfPage = async (
  req: PayloadRequest,
  { collection }: ListModel,
  { page, pageSize }: ListQuery,
  { where, trash, sort }: ReturnType<typeof findOfList>,
): Promise<number[]> => {
  const [first = ''] = sort
  const { docs } = await req.payload.find({
    collection,
    where,
    trash,
    // What was changed in the same moment keeps one order, so that no page repeats or skips anything.
    sort: [...sort, first.startsWith('-') ? '-id' : 'id'],
    page,
    limit: pageSize,
    pagination: false,
    // Nothing but ids: an empty group is what keeps Payload from joining the rows of its lists.
    select: { meta: {} },
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => Number(id))
}

/** Payload counts what it finds after it has found it; this goes side by side. */
const countOf = async (
  req: PayloadRequest,
  { collection }: ListModel,
  where: Where,
  trash: boolean,
): Promise<number> => {
  const readable = await executeAccess({ req }, req.payload.collections[collection].config.access.read)
  const conditions = [
    where,
    ...(typeof readable === 'object' ? [readable] : []),
    ...(trash ? [] : [{ deletedAt: { exists: false } }]),
  ]
  const { totalDocs } = await req.payload.db.countVersions({
    collection,
    where: { and: [{ latest: { equals: true } }, ...conditions.map(appendVersionToQueryKey)] },
    req,
  })
  return totalDocs
}

const picture = z
  .object({
    url: z.string().nullish(),
    thumbnailURL: z.string().nullish(),
    width: z.number().nullish(),
    height: z.number().nullish(),
    scheme: z.string().nullish(),
  })
  .nullish()
  .catch(null)

const named = z.object({ name: z.string() }).transform(({ name }) => name)

/** A document as far as a list shows it; the names of its title differ by collection. */
const listed = z.object({
  id: z.number(),
  publishStatus: z.enum(publishStatuses).catch('DRAFT'),
  publishDateTime: z.string().nullish(),
  updatedAt: z.string(),
  type: z.string().nullish(),
  // Somebody whose record is gone, or may not be read, is still an id.
  authors: z.array(z.union([named, z.unknown().transform(() => null)])).nullish(),
  oneOffAuthors: z.array(z.string()).nullish(),
  featuredMedia: picture,
  websiteImage: picture,
})

/** Documents by id as a list shows them, in the order of the ids, from the trash too. What may not be read is missing. */
export const itemsOf = async (req: PayloadRequest, model: ListModel, ids: readonly number[]): Promise<ListItem[]> => {
  if (ids.length === 0) return []
  const select: SelectType = {
    [model.titleField]: true,
    publishStatus: true,
    publishDateTime: true,
    updatedAt: true,
    type: true,
    authors: true,
    oneOffAuthors: true,
    featuredMedia: true,
    websiteImage: true,
    meta: {},
  }
  const { docs } = await req.payload.find({
    collection: model.collection,
    where: { id: { in: [...ids] } },
    trash: true,
    pagination: false,
    select,
    populate: {
      authors: { name: true },
      media: { url: true, thumbnailURL: true, sizes: { preview: true }, width: true, height: true, scheme: true },
    },
    draft: true,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const items = new Map(docs.map((document) => [Number(document.id), itemOf(model, document)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

const itemOf = (model: ListModel, document: object): ListItem => {
  const row = listed.parse(document)
  const title: unknown = Reflect.get(document, model.titleField)
  return {
    id: row.id,
    title: typeof title === 'string' ? title.trim() : '',
    publishStatus: row.publishStatus,
    publishDateTime: row.publishDateTime ?? null,
    updatedAt: row.updatedAt,
    authors: [...(row.authors ?? []).filter((name) => name !== null), ...(row.oneOffAuthors ?? [])],
    type: row.type ?? null,
    featuredMedia: pictureOf(row.featuredMedia) ?? pictureOf(row.websiteImage),
  }
}

/** Films and recordings have no picture of their own; the website image stands in for them. */
const pictureOf = (media: z.output<typeof picture>): ListItem['featuredMedia'] => {
  const preview = media?.thumbnailURL ?? media?.url
  if (!media || !preview || media.scheme !== 'image') return null
  return { src: { preview }, width: media.width ?? null, height: media.height ?? null }
}
