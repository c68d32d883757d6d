import { cacheTag } from '#contract/cacheTag.ts'
import { noReferences } from '#contract/noReferences.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { layRiver, riverWindow } from './home.river.ts'
import { shapeTeaser } from './post.shape.ts'
import { foundIn, loadRelated, referencesOfTeasers } from './related.load.ts'
import { riverRow, sources } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'

/**
 * Returns the home page: the newest posts, then the busiest sections with theirs. Two steps, because the many rows that
 * only tell which sections are busy need not be read whole.
 */
export async function answerHome(request: ReaderRequest): Promise<FoundPage> {
  const { reads } = request
  reads.tags.add(cacheTag.posts).add(cacheTag.address('/'))
  const newest = { collection: 'posts', row: riverRow, tagOf: () => cacheTag.posts } as const
  const [rows, settings] = await Promise.all([
    reads.many(newest, { sort: '-publishDateTime', limit: riverWindow }),
    request.settings,
  ])
  const river = layRiver(rows)
  const shown = await reads.byIds(sources.teasers, [...river.posts, ...river.sections.flatMap(({ posts }) => posts)])
  const related = await loadRelated(reads, referencesOfSite(settings), referencesOfTeasers([...shown.values()]))
  const site = shapeSite(settings, related, request.siteUrl)
  const teasers = (ids: string[]) => foundIn(shown, ids).map((row) => shapeTeaser(row, related))
  return {
    kind: 'home',
    site,
    path: '/',
    seo: shapeSeo({ title: site.name, dek: site.tagline, images: [site.logo] }),
    references: noReferences,
    posts: teasers(river.posts),
    sections: river.sections.flatMap(({ section, posts }) =>
      foundIn(related.sections, [section]).map((link) => ({ link, posts: teasers(posts) })),
    ),
  }
}
