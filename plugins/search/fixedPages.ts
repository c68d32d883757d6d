import type { SearchName } from '#contract/search.schema.ts'
import { wordsOf } from './terms.ts'

// Pages of the site that no collection has, with the words that readers look for them by.
const fixedPages = [
  { href: '/newsletters', label: 'Newsletters', words: ['newsletter', 'newsletters', 'subscribe'] },
  { href: '/podcasts', label: 'Podcasts', words: ['podcast', 'podcasts'] },
  { href: '/most-read', label: 'Most Read', words: ['popular', 'trending'] },
]

export function fixedPagesOf(text: string): SearchName[] {
  const words = new Set(wordsOf(text.toLowerCase()))
  return fixedPages
    .filter((page) => page.words.some((word) => words.has(word)))
    .map(({ href, label }) => ({ kind: 'page', label, href }))
}
