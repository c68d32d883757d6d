import { pageContext } from '../../../components/pageContext.ts'
import { documentRoute } from '../../../feeds/documentRoute.ts'
import { rssFeed } from '../../../feeds/rssFeed.ts'
import { readFeed } from '../../../reader/readerApi.ts'

/** `/feed.xml`, `/aggregator.xml`, and `/{section|tag|author}/{slug}/feed.xml`. */
export default documentRoute(async ({ list: kind, slug, for: audience }) => {
  const list = typeof kind === 'string' && typeof slug === 'string' ? { kind, slug } : null
  const feed = await readFeed(audience === 'aggregator' ? audience : list)
  if (!feed) return null
  const ofAll = audience === 'aggregator' ? '/aggregator.xml' : '/feed.xml'
  const path = list === null ? ofAll : `/${list.kind}/${encodeURIComponent(list.slug)}/feed.xml`
  return { type: 'application/rss+xml', text: rssFeed(feed, path, pageContext(feed, new Date())), tags: feed.tags }
})
