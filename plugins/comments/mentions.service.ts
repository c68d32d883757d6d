import type { PayloadRequest } from 'payload'
import { searchByName } from '#plugins/pickers/searchByName.ts'
import type { Mention } from './comments.schema.ts'

/** Maximum of each kind, so that the menu needs no scrolling. */
const maxResults = { people: 5, posts: 4, sections: 3 }

/** Returns active people, posts and sections whose names contain a text, people first. An empty text finds people only. */
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
  const posts = await req.payload.find({
    collection: 'posts',
    where: { headline: { like: query } },
    select: { headline: true },
    sort: '-updatedAt',
    limit: maxResults.posts,
    pagination: false,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const sections = await searchByName(req, 'sections', { text: query, pageSize: maxResults.sections })
  return [
    ...found,
    ...posts.docs.map(({ id, headline }): Mention => ({ type: 'post', id: String(id), title: headline ?? '' })),
    ...sections.items.map(({ id, name }): Mention => ({ type: 'section', id, title: name })),
  ].filter(({ title }) => title !== '')
}
