import type { ReaderEpisodeNumbers } from '#contract/reader.schema.ts'
import type { ReaderCorrection } from '#contract/readerApi.schema.ts'

/** Labels of the kinds of notes. */
export const correctionLabels: Record<ReaderCorrection['kind'], string> = {
  correction: 'Correction',
  clarification: 'Clarification',
  update: 'Update',
}

// Words that an adult reads in a minute, silently (Brysbaert 2019).
const wordsPerMinute = 238

/** Returns the place of an episode in its show, in words: "Season 2, episode 5", "Bonus". Empty where it has none. */
export function episodeLabel({ season, number, kind }: ReaderEpisodeNumbers): string {
  if (kind !== 'full') return kind === 'trailer' ? 'Trailer' : 'Bonus'
  if (number === null) return season === null ? '' : `Season ${season}`
  return season === null ? `Episode ${number}` : `Season ${season}, episode ${number}`
}

/** Returns how long a text takes to read, in whole minutes: "4 min read". */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`
}
