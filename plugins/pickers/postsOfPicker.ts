import type { PayloadRequest } from 'payload'
import type { ListAnswer } from '#collections/posts-list/listAnswer.types.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import type { ListQuery } from '#collections/posts-list/listState.ts'
import { listedContent } from '#plugins/posts-list/listedContent.ts'

/** Returns a page of posts; `sections` may hold shows, whose episodes are found. */
export async function postsOfPicker(req: PayloadRequest, query: ListQuery): Promise<ListAnswer> {
  const shows = await showsAmong(req, query.sections)
  const sections = query.sections.filter((id) => !shows.includes(id))
  return listedContent(req, listModels.posts, { ...query, sections, shows: [...query.shows, ...shows] })
}

const showsAmong = async (req: PayloadRequest, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'sections',
    where: { id: { in: [...ids] }, type: { equals: 'show' } },
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => Number(id))
}
