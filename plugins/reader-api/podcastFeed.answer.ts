import { podcastCategoryName } from '#collections/sections/podcastCategories.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderEpisodeParts, ReaderPodcast } from '#contract/readerApi.schema.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadBlockRows, referencesOfBlocks, shapeReferences } from './blockReferences.load.ts'
import { loadCredits } from './credits.load.ts'
import { findSection } from './feed.answer.ts'
import { listTag } from './listTag.ts'
import { referencesOfPeople, shapePeople } from './podcastPeople.shape.ts'
import { episodesOf, picturesOfShows, shapeShow } from './podcasts.load.ts'
import { shapeArticle } from './post.shape.ts'
import { loadTrees } from './readerTree.load.ts'
import { loadRecordings, recordingOf, shapeChapters, shapeNumbers, shapeTranscript } from './recordings.load.ts'
import { loadRelated, referencesOfArticle, referencesOfTeasers } from './related.load.ts'
import { referencesOfSite, shapeSite } from './site.shape.ts'
import { sources } from './sources.ts'

// Podcast apps drop from their lists what a feed no longer has, so that it has nearly everything.
const feedLength = 300

/** Returns a show with the episodes that can be heard, newest first. Null for a show that readers cannot see. */
export async function answerPodcast(request: ReaderRequest, slug: string): Promise<ReaderPodcast | null> {
  const { reads } = request
  const found = await findSection(request, slug)
  if (!found) return null
  const show = (await reads.byIds(sources.sectionPages, [found.id])).get(found.id)
  if (show?.type !== 'show') return null
  reads.tags.add(cacheTag.settings).add(listTag('section', show.id))
  const [rows, settings] = await Promise.all([
    reads.many(sources.podcasts, { where: episodesOf(show.id), sort: '-publishDateTime', limit: feedLength }),
    request.settings,
  ])
  const recordings = await loadRecordings(reads, rows)
  const heard = rows.flatMap((row) => {
    const recording = recordingOf(row, recordings)
    return recording ? { row: { ...row, transcript: '' }, recording } : []
  })
  const bodies = await loadTrees(
    reads,
    heard.map(({ row }) => row.body),
  )
  const blocks = bodies.flat()
  const linked = await loadBlockRows(request, blocks)
  const credits = await loadCredits(reads, ...heard.map(({ row }) => ({ ...row, sources: [] })))
  const related = await loadRelated(
    reads,
    referencesOfSite(settings),
    referencesOfTeasers(heard.map(({ row }) => row)),
    { media: picturesOfShows([show]) },
    referencesOfPeople(credits),
    ...referencesOfBlocks(blocks, linked),
    ...heard.map(({ row }) => referencesOfArticle(row)),
  )
  return {
    site: shapeSite(settings, related, request.siteUrl),
    path: found.path,
    show: shapeShow(show, settings.listeningPlatforms, related),
    feed: {
      category: podcastCategoryName(show.meta?.podcastCategory),
      isExplicit: show.meta?.podcastExplicit ?? false,
      isSerial: show.meta?.podcastSerial ?? false,
      email: show.meta?.podcastEmail ?? '',
      guid: show.meta?.podcastGuid ?? '',
    },
    episodes: heard.map(({ row, recording }, index) => ({
      article: shapeArticle(row, bodies[index] ?? [], related),
      recording,
      chapters: shapeChapters(row.chapters),
      transcriptType: row.transcriptType,
      guid: row.guid,
      ...shapeNumbers(row),
      people: shapePeople(row, credits, related),
    })),
    references: shapeReferences(blocks, linked, related),
    tags: [...reads.tags],
  }
}

/** Returns the chapters and the transcript of an episode. Null for a post that is none, or that readers cannot see. */
export async function answerEpisode({ reads }: ReaderRequest, id: string): Promise<ReaderEpisodeParts | null> {
  const row = (await reads.byIds(sources.episodeParts, [id])).get(id)
  if (row?.type !== 'episode') return null
  return { chapters: shapeChapters(row.chapters), transcript: shapeTranscript(row.transcript), tags: [...reads.tags] }
}
