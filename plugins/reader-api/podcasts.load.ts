/** Podcasts as readers get them: the shows and episodes that the blocks of a page name, and where to hear them. */
import type { Where } from 'payload'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { plainText, publicTree, referencesOf } from '#blocks/registry/tree.ts'
import { sectionPath } from '#collections/addresses/publicPath.ts'
import type { ReaderPlatform, ReaderReferences, ReaderShow } from '#contract/reader.schema.ts'
import type { PublicReads } from './publicReads.ts'
import { loadRecordings, type Recordings, recordingOf, shapeSound } from './recordings.load.ts'
import { foundIn, type Related } from './related.load.ts'
import type { EpisodeRow, SectionPageRow, SettingsRow } from './rows.schema.ts'
import { sources } from './sources.ts'

export interface PodcastRows {
  shows: SectionPageRow[]
  episodes: EpisodeRow[]
  recordings: Recordings
}

const podcastBlock = /^(show|show-episodes|episode-showcase|podcast-promotion)$/

const idsIn = (blocks: PlacedBlock[], collection: 'posts' | 'sections') =>
  referencesOf(blocks).flatMap((reference) => (reference.collection === collection ? [reference.id] : []))

/**
 * Loads the shows and episodes that podcast blocks name. At most three queries, none for a page without podcasts.
 * @param episode id of the post that the page shows, if that is an episode itself
 */
export async function loadPodcasts(reads: PublicReads, blocks: PlacedBlock[], episode?: string): Promise<PodcastRows> {
  const podcasts = [...walkBlocks(blocks)].filter(({ type }) => podcastBlock.test(type))
  const own = episode === undefined ? [] : [episode]
  const episodes = await reads.byIds(sources.episodes, [...own, ...idsIn(podcasts, 'posts')])
  const named = [...episodes.values()].flatMap(({ show }) => (show ? [show] : []))
  const shows = await reads.byIds(sources.sectionPages, [...idsIn(podcasts, 'sections'), ...named])
  return {
    episodes: [...episodes.values()],
    recordings: await loadRecordings(reads, [...episodes.values()]),
    shows: [...shows.values()].filter(({ type }) => type === 'show'),
  }
}

/** Returns the condition of a show's episodes: those that name it, and those that stand in it as in a section. */
export function episodesOf(show: string): Where {
  return {
    and: [{ type: { equals: 'episode' } }, { or: [{ show: { equals: show } }, { sections: { in: [show] } }] }],
  }
}

type Platforms = SettingsRow['listeningPlatforms']

function platformsOf(links: { type: string; value: string }[], platforms: Platforms): ReaderPlatform[] {
  return links.flatMap(({ type, value }) => {
    const label = platforms.find((platform) => platform.type === type)?.label
    return value ? [{ type, label: label || type, href: value }] : []
  })
}

export function shapeShow(row: SectionPageRow, platforms: Platforms, related: Related): ReaderShow {
  const { meta } = row
  const links = [
    { type: 'apple', value: meta?.podcastAppleLink ?? '' },
    { type: 'spotify', value: meta?.podcastSpotifyLink ?? '' },
    { type: 'youtube', value: meta?.podcastYoutubeLink ?? '' },
  ]
  return {
    id: row.id,
    name: row.name,
    url: sectionPath(row),
    description: plainText(publicTree(row.description)).split('\n')[0] ?? '',
    logo: foundIn(related.media, [meta?.podcastLogoSquare ?? null])[0] ?? null,
    wideLogo: foundIn(related.media, [meta?.podcastLogoWide ?? null])[0] ?? null,
    themeColor: meta?.podcastThemeColor ?? null,
    platforms: platformsOf(links, platforms),
  }
}

/** Returns the ids of the shows' pictures. */
export function picturesOfShows(shows: readonly SectionPageRow[]): (string | null)[] {
  return shows.flatMap(({ meta }) => [meta?.podcastLogoSquare ?? null, meta?.podcastLogoWide ?? null])
}

/** Returns shows and episodes by id. An episode without platforms has those of its show. */
export function shapePodcasts(
  rows: PodcastRows,
  platforms: Platforms,
  related: Related,
): Pick<ReaderReferences, 'shows' | 'episodes'> {
  const shows = Object.fromEntries(rows.shows.map((row) => [row.id, shapeShow(row, platforms, related)]))
  const episodes = rows.episodes.map((row) => {
    const show = (row.show && shows[row.show]) || null
    const own = platformsOf(row.meta?.platformLinks ?? [], platforms)
    const sound = shapeSound(recordingOf(row, rows.recordings))
    return [row.id, { show, platforms: own.length > 0 ? own : (show?.platforms ?? []), sound }] as const
  })
  return { shows, episodes: Object.fromEntries(episodes) }
}
