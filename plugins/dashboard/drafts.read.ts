import type { PayloadRequest } from 'payload'
import { unpublishedStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { Actor } from '#collections/permissions/actor.ts'
import { listRules, ownRules } from '#collections/posts-list/listRules.ts'
import { newestVersions } from '#plugins/posts-list/newestVersions.ts'
import { type Dashboard, type StoryCollection, storyCollections } from './dashboard.schema.ts'
import { newestStories, storyKey } from './stories.read.ts'

// Lines that fit on a laptop's screen beside the other lists.
const maxDrafts = 8

/** Returns the person's own unpublished stories, last changed first; null for a person who writes none. */
export async function draftsOf(req: PayloadRequest, actor: Actor): Promise<Dashboard['drafts']> {
  const written = storyCollections.filter((collection) => mayWrite(actor, collection))
  if (written.length === 0) return null
  const pages = await Promise.all(written.map((collection) => ownUnpublished(req, actor, collection)))
  const names = pages.flatMap(({ collection, ids }) => ids.map((id) => ({ collection, id: String(id) })))
  const stories = await newestStories(req, actor, names)
  const items = names
    .flatMap((name) => stories.get(storyKey(name)) ?? [])
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .slice(0, maxDrafts)
  return { items, totalItems: pages.reduce((sum, { totalItems }) => sum + totalItems, 0) }
}

const mayWrite = (actor: Actor, collection: StoryCollection): boolean => {
  const { create, update } = listRules[collection]
  return create.allows(actor, {}) || update.where(actor) !== false
}

const ownUnpublished = async (req: PayloadRequest, actor: Actor, collection: StoryCollection) => {
  const own = ownRules[collection].where(actor)
  if (typeof own === 'boolean') return { collection, ids: [], totalItems: 0 }
  const where = { and: [{ publishStatus: { in: [...unpublishedStatuses] } }, own] }
  const find = { where, text: '', trash: false, sort: ['-updatedAt'] }
  const page = await newestVersions(req, collection, find, { page: 1, pageSize: maxDrafts })
  const [ids, totalItems] = await Promise.all([page.ids, page.totalItems])
  return { collection, ids, totalItems }
}
