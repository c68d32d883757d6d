import type { NextApiHandler } from 'next'
import { transcriptParts, wordsOfPart } from '#contract/transcript.ts'
import { pageContext } from '../../../components/pageContext.ts'
import { documentRoute } from '../../../feeds/documentRoute.ts'
import { episodePart } from '../../../feeds/episodePart.ts'
import { podcastFeed } from '../../../feeds/podcastFeed.ts'
import { llmsTxt, robotsTxt } from '../../../feeds/programTexts.ts'
import { rssFeed } from '../../../feeds/rssFeed.ts'
import { newsSitemap, sitemapIndex, sitemapPart } from '../../../feeds/sitemaps.ts'
import { manifestOf } from '../../../icons/manifest.ts'
import { otherFormOf, textPath } from '../../../reader/otherForms.ts'
import {
  readAdSettings,
  readCaptions,
  readEpisode,
  readFeed,
  readNewsSitemap,
  readPage,
  readPodcast,
  readPrograms,
  readSitemapIndex,
  readSitemapPart,
} from '../../../reader/readerApi.ts'
import { textDocument } from '../../../text/textDocument.tsx'
import { isListedPage, textList } from '../../../text/textList.tsx'
import answerUnknown from '../[...unknown].ts'

// `/captions/{id}.vtt`, and `/captions/{id}.txt` with the words alone; `/captions/{id}.{language}.vtt` in another language.
const captions = documentRoute(async ({ id, language, form }) => {
  if (typeof id !== 'string') return null
  const found = await readCaptions({ id, ...(typeof language === 'string' ? { language } : {}) })
  if (!found) return null
  const { text, tags } = found
  if (form === 'vtt') return { type: 'text/vtt', text, tags }
  const words = transcriptParts({ type: 'text/vtt', text }).map(wordsOfPart)
  return { type: 'text/plain', text: `${words.join('\n\n')}\n`, tags }
})

// `/podcasts/{slug}/{episode}/chapters.json`, `…/transcript.vtt` and `…/transcript.txt`.
const episode = documentRoute(async ({ episode: id, part }) => {
  const found = typeof id === 'string' ? await readEpisode(id) : null
  return found && typeof part === 'string' ? episodePart(found, part) : null
})

// `/feed.xml`, `/aggregator.xml`, and `/{section|tag|author}/{slug}/feed.xml`.
const feed = documentRoute(async ({ list: kind, slug, for: audience }) => {
  const list = typeof kind === 'string' && typeof slug === 'string' ? { kind, slug } : null
  const found = await readFeed(audience === 'aggregator' ? audience : list)
  if (!found) return null
  const ofAll = audience === 'aggregator' ? '/aggregator.xml' : '/feed.xml'
  const path = list === null ? ofAll : `/${list.kind}/${encodeURIComponent(list.slug)}/feed.xml`
  return { type: 'application/rss+xml', text: rssFeed(found, path, pageContext(found, new Date())), tags: found.tags }
})

// `/podcasts/{slug}/feed.xml`. Podcast apps keep the new address where an old one redirects for good.
const podcast = documentRoute(async ({ slug }) => {
  const found = typeof slug === 'string' ? await readPodcast(slug) : null
  if (!found) return null
  const { path, tags } = found
  if (path !== `/podcasts/${encodeURIComponent(String(slug))}`)
    return { status: 301, location: `${path}/feed.xml`, tags }
  return { type: 'application/rss+xml', text: podcastFeed(found, pageContext(found, new Date())), tags }
})

// `/text/{yyyy}/{mm}/{dd}/{slug}`, `/text`, and `/text/{section|tag|author|podcasts}/{slug}`.
const text = documentRoute(async ({ year, month, day, slug, list, page }) => {
  const ofList = list === undefined ? '/' : `/${list}/${encodeURIComponent(String(slug))}`
  const path = year === undefined ? ofList : `/${year}/${month}/${day}/${slug}`
  const answer = await readPage(path, Number(page ?? 1))
  const { status, tags } = answer
  if (status === 301 || status === 307) return { status, location: otherFormOf(answer.location, textPath), tags }
  if (status !== 200) return null
  const now = new Date()
  if (answer.page.kind === 'article') return { type: 'text/html', text: textDocument(answer.page, now), tags }
  return isListedPage(answer.page) ? { type: 'text/html', text: textList(answer.page, now), tags } : null
})

// `/sitemap.xml` and `/sitemap-{part}.xml`.
const sitemap = documentRoute(async ({ part }) => {
  if (part === undefined) {
    const index = await readSitemapIndex()
    return index && { type: 'application/xml', text: sitemapIndex(index), tags: index.tags }
  }
  const entries = await readSitemapPart(Number(part))
  return entries && { type: 'application/xml', text: sitemapPart(entries), tags: entries.tags }
})

// `/news-sitemap.xml`.
const newsSitemapRoute = documentRoute(async () => {
  const news = await readNewsSitemap()
  return news && { type: 'application/xml', text: newsSitemap(news), tags: news.tags }
})

// `/site.webmanifest`.
const manifest = documentRoute(async () => {
  const publication = await readSitemapIndex()
  return (
    publication && {
      type: 'application/manifest+json',
      text: JSON.stringify(manifestOf(publication.site)),
      tags: ['settings'],
    }
  )
})

// `/robots.txt`.
const robots = documentRoute(async () => {
  const programs = await readPrograms()
  return programs && { type: 'text/plain', text: robotsTxt(programs), tags: programs.tags }
})

// `/llms.txt`.
const llms = documentRoute(async () => {
  const programs = await readPrograms()
  const written = programs && llmsTxt(programs)
  return written === null ? null : { type: 'text/plain', text: written, tags: programs?.tags ?? [] }
})

// `/ads.txt` and `/app-ads.txt`: who may sell the advertisements of the publication.
const sellers = documentRoute(async ({ file }) => {
  const settings = await readAdSettings()
  const lines = file === 'app-ads.txt' ? settings?.appSellers : settings?.sellers
  return lines ? { type: 'text/plain', text: `${lines}\n`, tags: settings?.tags ?? [] } : null
})

const routes = new Map(
  Object.entries({
    captions,
    episode,
    feed,
    llms,
    manifest,
    'news-sitemap': newsSitemapRoute,
    podcast,
    robots,
    sellers,
    sitemap,
    text,
  }),
)

// Answers with the documents that are no pages; `next.config.ts` says which address leads to which.
const handler: NextApiHandler = (req, res) => {
  const { kind } = req.query
  const route = typeof kind === 'string' ? routes.get(kind) : undefined
  return route ? route(req, res) : answerUnknown(req, res)
}

export default handler
