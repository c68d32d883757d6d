import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderPrograms } from '#contract/readerApi.schema.ts'

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
