import type { z } from 'zod'
import { readAddressOwner } from '#collections/addresses/addressOwner.ts'
import { listPath, pathsOfSameContent, sectionPath } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderFeed } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { postsOf } from './listing.answer.ts'
import { type ListBound, listTag } from './listTag.ts'
import { shapeArticle } from './post.shape.ts'
import { loadTrees } from './readerTree.load.ts'
import { loadRecordings, recordingOf } from './recordings.load.ts'
import { loadRelated, referencesOfArticle, referencesOfTeasers } from './related.load.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { type Source, sources } from './sources.ts'

const feedLength = 30

// A list that has a feed: of a section, a tag or an author.
interface FeedList {
  kind: ListBound
  slug: string
}

interface FoundList {
  id: string
  title: string
  // Of the page that shows the same list.
  path: string
}

// Finds a list by its slug; else the one that the list's address leads to. Feed readers keep the address that they were
// given for years, and few follow a redirect.
const finder =
  <Row extends z.ZodObject>(kind: ListBound, source: Source<Row>, shape: (row: z.output<Row>) => FoundList) =>
  async ({ reads }: ReaderRequest, slug: string): Promise<FoundList | null> => {
    const found = await reads.first(source, { slug: { equals: slug } })
    if (found) return shape(found)
    for (const path of pathsOfSameContent(listPath(kind, slug))) {
      reads.tags.add(cacheTag.address(path))
      const target = (await reads.address(path))?.target
      const key = target ? readAddressOwner(target) : null
      const row = key?.collection === source.collection ? (await reads.byIds(source, [key.id])).get(key.id) : undefined
      if (row) return shape(row)
    }
    return null
  }

export const findSection = finder('section', sources.sections, (row) => ({
  id: row.id,
  title: row.name,
  path: sectionPath(row),
}))

const listAt: Record<ListBound, (request: ReaderRequest, slug: string) => Promise<FoundList | null>> = {
  section: findSection,
  tag: finder('tag', sources.tags, ({ id, name, slug }) => ({ id, title: name, path: listPath('tag', slug) })),
  author: finder('author', sources.authors, ({ id, name, slug }) => ({
    id,
    title: name,
    path: listPath('author', slug),
  })),
}

// Posts of a feed that is of no list.
const postsOfAll = { all: {}, aggregator: { sendToAggregator: { equals: true } } } as const

/**
 * Returns the newest posts, whole: of the publication, of a list, or those for the news aggregator. Null for a list that
 * readers cannot see.
 */
export async function answerFeed(
  request: ReaderRequest,
  feed: FeedList | { kind: 'aggregator' } | null,
): Promise<ReaderFeed | null> {
  const { reads } = request
  reads.tags.add(cacheTag.settings)
  const wanted = feed?.kind === 'aggregator' ? null : feed
  const list = wanted && (await listAt[wanted.kind](request, wanted.slug))
  if (wanted && !list) return null
  const bound = wanted && list ? { kind: wanted.kind, id: list.id } : null
  reads.tags.add(bound ? listTag(bound.kind, bound.id) : cacheTag.posts)
  const where = bound ? postsOf[bound.kind](bound.id) : postsOfAll[feed ? 'aggregator' : 'all']
  const [rows, settings] = await Promise.all([
    reads.many(sources.articles, { where, sort: '-publishDateTime', limit: feedLength }),
    request.settings,
  ])
  const bodies = await loadTrees(
    reads,
    rows.map(({ body }) => body),
  )
  const recordings = await loadRecordings(
    reads,
    rows.filter(({ type }) => type === 'episode'),
  )
  const blocks = bodies.flat()
  const linked = await loadBlockRows(request, blocks)
  const related = await loadRelated(
    reads,
    referencesOfSite(settings),
    referencesOfTeasers(rows),
    ...referencesOfBlocks(blocks, linked),
    ...rows.map(referencesOfArticle),
  )
  const site = shapeSite(settings, related, request.siteUrl)
  return {
    site,
    title: list?.title ?? site.name,
    path: list?.path ?? '/',
    articles: rows.map((row, index) => shapeArticle(row, bodies[index] ?? [], related)),
    recordings: Object.fromEntries(
      rows.flatMap((row) => {
        const recording = recordingOf(row, recordings)
        return recording ? [[row.id, recording]] : []
      }),
    ),
    references: shapeReferences(blocks, linked, related),
    tags: [...reads.tags],
  }
}
