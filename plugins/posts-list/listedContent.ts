import type { PayloadRequest, SelectType } from 'payload'
import { z } from 'zod'
import { addressOwner } from '#collections/addresses/addressOwner.ts'
import { liveEntriesOf } from '#collections/addresses/ledger.ts'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { Actor } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import type { ListAnswer, ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { listRules, ownRules } from '#collections/posts-list/listRules.ts'
import type { ListQuery } from '#collections/posts-list/listState.ts'
import { findOfList } from '#collections/posts-list/listWhere.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { newestVersions } from './newestVersions.ts'

/**
 * Returns one page of a list, out of the newest version of each document, as far as the person behind the request may
 * read. Two steps, because each alone can be answered out of an index: which documents, and what they show.
 */
export async function listedContent(req: PayloadRequest, model: ListModel, query: ListQuery): Promise<ListAnswer> {
  const found = findOfList(query, new Date(), await publicationTimeZone(req))
  const own = query.isOwn ? ownRules[model.collection].where(await actorOfRequest(req)) : true
  if (own === false) return { items: [], pagination: { totalItems: 0, totalPages: 0 } }
  const find = own === true ? found : { ...found, where: { and: [found.where, own] } }
  const page = await newestVersions(req, model.collection, find, query)
  const [items, totalItems] = await Promise.all([page.ids.then((ids) => itemsOf(req, model, ids)), page.totalItems])
  return { items, pagination: { totalItems, totalPages: Math.ceil(totalItems / query.pageSize) } }
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

// A document as far as a list shows it; the names of its title differ by collection.
const listed = z.object({
  id: z.number(),
  publishStatus: z.enum(publishStatuses).catch('DRAFT'),
  publishDateTime: z.string().nullish(),
  updatedAt: z.string(),
  type: z.string().nullish(),
  // An author whose record is gone or may not be read stays an id.
  authors: z.array(z.union([z.object({ id: z.number(), name: z.string() }), z.number()])).nullish(),
  createdBy: z.union([z.object({ id: z.number() }), z.number()]).nullish(),
  deletedAt: z.string().nullish(),
  oneOffAuthors: z.array(z.string()).nullish(),
  featuredMedia: picture,
  websiteImage: picture,
})

/** Documents by id as a list shows them, in the order of the ids, from the trash too. What may not be read is missing. */
export async function itemsOf(req: PayloadRequest, model: ListModel, ids: readonly number[]): Promise<ListItem[]> {
  if (ids.length === 0) return []
  const select: SelectType = {
    [model.titleField]: true,
    publishStatus: true,
    publishDateTime: true,
    updatedAt: true,
    type: true,
    authors: true,
    createdBy: true,
    deletedAt: true,
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
      users: {},
      authors: { name: true },
      media: { url: true, thumbnailURL: true, sizes: { preview: true }, width: true, height: true, scheme: true },
    },
    draft: true,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const actor = await actorOfRequest(req)
  const owner = (id: number) => addressOwner(model.collection, id)
  const live = await liveEntriesOf(req, ids.map(owner))
  const items = new Map(
    docs.map((document) => {
      const id = Number(document.id)
      return [id, itemOf(model, document, actor, live.get(owner(id))?.path ?? null)]
    }),
  )
  return ids.flatMap((id) => items.get(id) ?? [])
}

const itemOf = (model: ListModel, document: object, actor: Actor, livePath: string | null): ListItem => {
  const row = listed.parse(document)
  const title: unknown = Reflect.get(document, model.titleField)
  return {
    id: row.id,
    title: typeof title === 'string' ? title.trim() : '',
    publishStatus: row.publishStatus,
    publishDateTime: row.publishDateTime ?? null,
    updatedAt: row.updatedAt,
    authors: [
      ...(row.authors ?? []).flatMap((author) => (typeof author === 'number' ? [] : [author.name])),
      ...(row.oneOffAuthors ?? []),
    ],
    type: row.type ?? null,
    livePath,
    mayUpdate: listRules[model.collection].update.allows(actor, row),
    featuredMedia: pictureOf(row.featuredMedia) ?? pictureOf(row.websiteImage),
  }
}

// Films and recordings have no picture of their own; the website image stands in for them.
const pictureOf = (media: z.output<typeof picture>): ListItem['featuredMedia'] => {
  const preview = media?.thumbnailURL ?? media?.url
  if (!media || !preview || media.scheme !== 'image') return null
  return { src: { preview }, width: media.width ?? null, height: media.height ?? null }
}
