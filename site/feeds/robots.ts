import type { ReaderPrograms } from '#contract/readerApi.schema.ts'

// What no program crawls: the search, which has no end, and the pages of a single reader or editor.
const closed = ['/search$', '/search?', '/api/', '/preview/', '/subscription/']

const group = (agent: string, paths: readonly string[]): string =>
  [`User-agent: ${agent}`, ...paths.map((path) => `Disallow: ${path}`)].join('\n')

/**
 * Returns `/robots.txt`. A program keeps to the group with its name and to no other, so each group has the paths of all; a
 * rule without paths closes everything.
 */
export function robotsTxt({ site, robots }: ReaderPrograms): string {
  const groups = [
    group('*', closed),
    ...robots.map(({ agent, paths }) => group(agent, paths.length > 0 ? [...closed, ...paths] : ['/'])),
  ]
  const sitemaps = ['/sitemap.xml', '/news-sitemap.xml'].map((path) => `Sitemap: ${site.url}${path}`)
  return `${[...groups, sitemaps.join('\n')].join('\n\n')}\n`
}
