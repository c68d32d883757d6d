import type { PayloadRequest } from 'payload'
import { assistantRules } from '#collections/assistants/assistants.policy.ts'
import { candidateForumRules } from '#collections/candidate-forums/candidateForums.policy.ts'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { type ListedCollection, listModels } from '#collections/posts-list/listModels.ts'
import { noFilters } from '#collections/posts-list/listState.ts'
import { type NamedCollection, searchByName } from '#plugins/pickers/searchByName.ts'
import { listedContent } from '#plugins/posts-list/listedContent.ts'
import type { Target } from './command.schema.ts'

// Maximum of each kind, so that all kinds can be seen with little scrolling.
const most = { posts: 6, newsletters: 3, sections: 3, pages: 3, authors: 3, users: 3, assistants: 3, forums: 3 }

/**
 * Returns documents that a text finds and the person may read, the best first: posts, newsletters, sections and pages by
 * their texts, others by name.
 * @param statuses of the documents that have one; empty: any
 */
export async function searchTargets(
  req: PayloadRequest,
  text: string,
  statuses: readonly PublishStatus[] = [],
): Promise<Target[]> {
  const groups = await Promise.all([
    inList(req, 'posts', text, statuses),
    inList(req, 'newsletters', text, statuses),
    inList(req, 'sections', text, statuses),
    byName(req, 'pages', text),
    byName(req, 'authors', text),
    usersByName(req, text),
    assistantsByName(req, text),
    forumsByTitle(req, text),
  ])
  return groups.flat()
}

const inList = async (
  req: PayloadRequest,
  collection: ListedCollection,
  text: string,
  statuses: readonly PublishStatus[],
): Promise<Target[]> => {
  const publishStatus = statuses.filter((status) => listModels[collection].statuses.includes(status))
  const query = { ...noFilters, keyword: text, publishStatus, sort: [], page: 1, pageSize: most[collection] }
  const { items } = await listedContent(req, listModels[collection], query)
  return items.map(({ id, title, publishStatus }) => ({ collection, id: String(id), title, publishStatus }))
}

const byName = async (
  req: PayloadRequest,
  collection: NamedCollection & keyof typeof most,
  text: string,
): Promise<Target[]> => {
  const { items } = await searchByName(req, collection, { text, pageSize: most[collection] })
  return items.map(({ id, name }) => ({ collection, id, title: name, publishStatus: null }))
}

const usersByName = async (req: PayloadRequest, text: string): Promise<Target[]> => {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ status: { equals: 'ACTIVE' } }, { name: { like: text } }] },
    select: { name: true },
    sort: 'name',
    limit: most.users,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name }) => ({ collection: 'users', id: String(id), title: name, publishStatus: null }))
}

// Those that the person may change: others have no use for their screens.
const assistantsByName = async (req: PayloadRequest, text: string): Promise<Target[]> => {
  const mayChange = assistantRules.update.where(await actorOfRequest(req))
  if (mayChange === false) return []
  const { docs } = await req.payload.find({
    collection: 'assistants',
    where: { and: [{ name: { like: text } }, ...(mayChange === true ? [] : [mayChange])] },
    select: { name: true },
    sort: 'name',
    limit: most.assistants,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name }) => ({ collection: 'assistants', id: String(id), title: name, publishStatus: null }))
}

const forumsByTitle = async (req: PayloadRequest, text: string): Promise<Target[]> => {
  if (!candidateForumRules.write.allows(await actorOfRequest(req), {})) return []
  const { docs } = await req.payload.find({
    collection: 'candidate-forums',
    where: { title: { like: text } },
    select: { title: true },
    sort: 'title',
    limit: most.forums,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, title }) => ({ collection: 'candidate-forums', id: String(id), title, publishStatus: null }))
}
