import { podcastsPath } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import { noReferences } from '#contract/noReferences.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { episodesOf, picturesOfShows, shapeShow } from './podcasts.load.ts'
import { shapeTeaser } from './post.shape.ts'
import { loadListedEpisodes } from './recordings.load.ts'
import { loadRelated, referencesOfTeasers } from './related.load.ts'
import { shapeSeo } from './seo.shape.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { sources } from './sources.ts'

// More podcasts than any paper has.
const maxShows = 100

/** Returns all podcasts with their newest episodes, the one that came out last first; null where there is none. */
export async function answerPodcasts(request: ReaderRequest): Promise<FoundPage> {
  const { reads } = request
  reads.tags.add(cacheTag.shows).add(cacheTag.posts)
  const where = { type: { equals: 'show' } }
  const shows = await reads.many(sources.sectionPages, { where, sort: 'name', limit: maxShows })
  if (shows.length === 0) return null
  const [newest, settings] = await Promise.all([
    Promise.all(shows.map(({ id }) => newestEpisode(request, id))),
    request.settings,
  ])
  const rows = newest.flatMap((row) => row ?? [])
  const episodes = await loadListedEpisodes(reads, rows)
  const pictures = { media: picturesOfShows(shows) }
  const related = await loadRelated(reads, referencesOfSite(settings), referencesOfTeasers(rows), pictures)
  const site = shapeSite(settings, related, request.siteUrl)
  const listed = shows.map((row, place) => ({
    show: shapeShow(row, settings.listeningPlatforms, related),
    newest: newest[place] ? shapeTeaser(newest[place], related) : null,
    episode: episodes[newest[place]?.id ?? ''] ?? null,
  }))
  const [first] = listed
  return {
    kind: 'podcasts',
    site,
    path: podcastsPath,
    title: 'Podcasts',
    seo: shapeSeo({
      title: 'Podcasts',
      fallback: `Podcasts from ${site.name}: ${shows.map(({ name }) => name).join(', ')}.`,
      images: [first?.show.wideLogo ?? null, first?.show.logo ?? null, site.logo],
    }),
    references: noReferences,
    shows: listed.toSorted((a, b) => publishedAt(b.newest) - publishedAt(a.newest)),
  }
}

const publishedAt = (newest: { publishDateTime: string } | null): number =>
  newest ? Date.parse(newest.publishDateTime) : 0

async function newestEpisode({ reads }: ReaderRequest, show: string) {
  const [row] = await reads.many(sources.teasers, { where: episodesOf(show), sort: '-publishDateTime', limit: 1 })
  return row ?? null
}
