/** Returns the text of a link without words: its target. */
export function wordsOfLink(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') || link
}
