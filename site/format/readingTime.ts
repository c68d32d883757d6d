// Words that an adult reads in a minute, silently (Brysbaert 2019).
const wordsPerMinute = 238

/** Returns how long a text takes to read, in whole minutes: "4 min read". */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / wordsPerMinute))} min read`
}
