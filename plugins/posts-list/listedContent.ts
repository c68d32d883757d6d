import type { PayloadRequest } from 'payload'
import { addressOwner } from '#collections/addresses/addressOwner.ts'
import { liveEntriesOf } from '#collections/addresses/ledger.ts'
import type { Actor } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import type { ListAnswer, ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import { listRules, ownRules } from '#collections/posts-list/listRules.ts'
import type { ListQuery } from '#collections/posts-list/listState.ts'
import { findOfList } from '#collections/posts-list/listWhere.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { type ListedRow, readListRows } from './listRows.read.ts'
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

/** Documents by id as a list shows them, in the order of the ids, from the trash too. What may not be read is missing. */
export async function itemsOf(req: PayloadRequest, model: ListModel, ids: readonly number[]): Promise<ListItem[]> {
  if (ids.length === 0) return []
  const owner = (id: number) => addressOwner(model.collection, id)
  const [rows, live, actor] = await Promise.all([
    readListRows(req, model, ids),
    liveEntriesOf(req, ids.map(owner)),
    actorOfRequest(req),
  ])
  const { serverURL } = req.payload.config
  const items = rows.map((row) =>
    itemOf(model, row, { actor, serverURL, livePath: live.get(owner(row.id))?.path ?? null }),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

interface Seen {
  actor: Actor
  serverURL: string
  livePath: string | null
}

function itemOf({ collection }: ListModel, row: ListedRow, { actor, livePath, serverURL }: Seen): ListItem {
  const {
    authors,
    featuredMedia: picture,
    id,
    oneOffAuthors,
    publishDateTime,
    publishStatus,
    title,
    type,
    updatedAt,
  } = row
  const src = picture && { preview: picture.src.startsWith('/') ? serverURL + picture.src : picture.src }
  return {
    ...{ id, publishDateTime, publishStatus, type, updatedAt, livePath },
    title: title?.trim() ?? '',
    authors: [...authors.map(({ name }) => name), ...oneOffAuthors],
    mayUpdate: listRules[collection].update.allows(actor, row),
    featuredMedia: src && { src, width: picture.width, height: picture.height },
  }
}
