import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'

const home: ReaderLink = { label: 'Home', href: '/' }

/** Returns what a page is part of, from the home page down, without the page itself. */
export function pathTo(page: ReaderPage): ReaderLink[] {
  switch (page.kind) {
    case 'home':
      return []
    case 'article':
    case 'section':
      return [home, ...page.trail]
    case 'issue':
      return [home, { label: 'Newsletters', href: '/newsletters' }]
    default:
      return [home]
  }
}

/** Returns what a page is called in a path to it. */
export function nameOf(page: ReaderPage): string {
  if (page.kind === 'article') return page.article.headline
  return page.kind === 'home' ? home.label : page.title
}
