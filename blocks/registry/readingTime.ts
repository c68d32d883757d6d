// Words that an adult reads in a minute, silently, in English (Brysbaert 2019, over 190 studies).
const wordsPerMinute = 238

/** Returns the minutes that a text of so many words takes to read: whole ones, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
