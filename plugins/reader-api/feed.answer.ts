import { cacheTag } from '#blocks/core/cacheTag.ts'
import type { ReaderFeed } from '#blocks/core/readerAnswer.types.ts'
import { readDocumentKey } from '#collections/addresses/documentKey.ts'
import { listPath, pathsOfSameContent, sectionPath } from '#collections/addresses/publicPath.ts'
import type { Asked } from './answer.types.ts'
import { loadBlockRows, shapeReferences, wantedByBlocks } from './blockReferences.load.ts'
import { postsOf } from './listing.answer.ts'
import { listTag } from './listTag.ts'
import { shapeArticle } from './post.shape.ts'
import { loadTrees } from './readerTree.load.ts'
import { loadRelated, wantedByArticle, wantedByTeasers } from './related.load.ts'
import type { SectionRow } from './rows.schema.ts'
import { sources } from './rows.schema.ts'
import { shapeSite, wantedBySite } from './site.shape.ts'

const feedLength = 30

/**
 * The section of a slug; else the one that the slug's address leads to. Feed readers keep the address that they were given
 * for years, and few follow a redirect.
 */
async function sectionAt({ reads }: Asked, slug: string): Promise<SectionRow | null> {
  const section = await reads.first(sources.sections, { slug: { equals: slug } })
  if (section) return section
  for (const path of pathsOfSameContent(listPath('section', slug))) {
    reads.tags.add(cacheTag.address(path))
    const target = (await reads.address(path))?.target
    const key = target ? readDocumentKey(target) : null
    if (key?.collection === 'sections') return (await reads.byIds(sources.sections, [key.id])).get(key.id) ?? null
  }
  return null
}

/** The newest posts, whole: of the publication, or of one section. Null for a section that readers cannot see. */
export async function answerFeed(asked: Asked, sectionSlug: string | undefined): Promise<ReaderFeed | null> {
  const { reads } = asked
  reads.tags.add(cacheTag.settings)
  const section = sectionSlug ? await sectionAt(asked, sectionSlug) : null
  if (sectionSlug && !section) return null
  reads.tags.add(section ? listTag('section', section.id) : cacheTag.posts)
  const where = section ? postsOf.section(section.id) : {}
  const [rows, settings] = await Promise.all([
    reads.many(sources.articles, { where, sort: '-publishDateTime', limit: feedLength }),
    asked.settings,
  ])
  const bodies = await loadTrees(
    reads,
    rows.map(({ body }) => body),
  )
  const blocks = bodies.flat()
  const linked = await loadBlockRows(asked, blocks)
  const related = await loadRelated(
    reads,
    wantedBySite(settings),
    wantedByTeasers(rows),
    ...wantedByBlocks(blocks, linked),
    ...rows.map(wantedByArticle),
  )
  const site = shapeSite(settings, related, asked.siteUrl)
  return {
    site,
    title: section ? section.name : site.name,
    path: section ? sectionPath(section) : '/',
    articles: rows.map((row, index) => shapeArticle(row, bodies[index] ?? [], related)),
    references: shapeReferences(blocks, linked, related),
    tags: [...reads.tags],
  }
}
