import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderPrograms } from '#contract/readerApi.schema.ts'

// What no program crawls: the search, which has no end, and the pages of a single reader or editor.
const closed = ['/search$', '/search?', '/api/', '/preview/', '/subscription/']

const group = (agent: string, paths: readonly string[]): string =>
  [`User-agent: ${agent}`, ...paths.map((path) => `Disallow: ${path}`)].join('\n')

/** Returns `/llms.txt` (llmstxt.org): what the publication is, and where what is. Null where it is switched off. */
export function llmsTxt({ site, llms }: ReaderPrograms): string | null {
  if (!llms) return null
  const list = (title: string, links: readonly ReaderLink[]) =>
    links.length > 0
      ? [
          `## ${title}\n\n${links.map(({ label, href }) => `- [${label}](${new URL(href, `${site.url}/`)})`).join('\n')}`,
        ]
      : []
  const feeds = [
    { label: 'Newest stories, whole (RSS)', href: '/feed.xml' },
    { label: 'All addresses', href: '/sitemap.xml' },
  ]
  const parts = [
    `# ${site.name}`,
    ...(site.tagline ? [`> ${site.tagline}`] : []),
    ...(llms.about ? [llms.about] : []),
    `Every story has a form without pictures and scripts: put \`/text\` before its path.`,
    ...list('Sections', site.navigation),
    ...list('About', site.footer),
    ...list('Feeds', feeds),
  ]
  return `${parts.join('\n\n')}\n`
}

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
