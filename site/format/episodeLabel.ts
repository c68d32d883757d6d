import type { ReaderEpisodeNumbers } from '#contract/reader.schema.ts'

/** Returns the place of an episode in its show, in words: "Season 2, episode 5", "Bonus". Empty where it has none. */
export function episodeLabel({ season, number, kind }: ReaderEpisodeNumbers): string {
  if (kind !== 'full') return kind === 'trailer' ? 'Trailer' : 'Bonus'
  if (number === null) return season === null ? '' : `Season ${season}`
  return season === null ? `Episode ${number}` : `Season ${season}, episode ${number}`
}
