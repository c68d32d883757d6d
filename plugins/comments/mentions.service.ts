import type { PayloadRequest } from 'payload'
import { listModels } from '#collections/posts-list/listModels.ts'
import { noFilters } from '#collections/posts-list/listState.ts'
import { searchByName } from '#plugins/pickers/searchByName.ts'
import { listedContent } from '#plugins/posts-list/listedContent.ts'
import type { Mention } from './comments.schema.ts'

// Maximum of each kind, so that the menu needs no scrolling.
const maxResults = { people: 5, posts: 4, sections: 3 }

/** Returns active people, posts and sections that a text finds, people first. An empty text finds people only. */
export async function searchMentions(req: PayloadRequest, query: string): Promise<Mention[]> {
  const people = await req.payload.find({
    collection: 'users',
    where: { and: [{ status: { equals: 'ACTIVE' } }, ...(query ? [{ name: { like: query } }] : [])] },
    select: { name: true },
    sort: 'name',
    limit: maxResults.people,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const found = people.docs.map(({ id, name }): Mention => ({ type: 'user', id: String(id), title: name }))
  if (query === '') return found
  const find = { ...noFilters, keyword: query, sort: [], page: 1, pageSize: maxResults.posts }
  const posts = await listedContent(req, listModels.posts, find)
  const sections = await searchByName(req, 'sections', { text: query, pageSize: maxResults.sections })
  return [
    ...found,
    ...posts.items.map(({ id, title }): Mention => ({ type: 'post', id: String(id), title })),
    ...sections.items.map(({ id, name }): Mention => ({ type: 'section', id, title: name })),
  ].filter(({ title }) => title !== '')
}
