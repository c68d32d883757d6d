import { documentRoute } from '../../../feeds/documentRoute.ts'
import { rssFeed } from '../../../feeds/rssFeed.ts'
import { pageContext } from '../../../reader/pageContext.ts'
import { readFeed } from '../../../reader/readerApi.ts'

/** `/feed.xml` and `/section/{slug}/feed.xml`. */
export default documentRoute(async ({ section }) => {
  const slug = typeof section === 'string' ? section : null
  const feed = await readFeed(slug)
  if (!feed) return null
  const path = slug === null ? '/feed.xml' : `/section/${slug}/feed.xml`
  return { type: 'application/rss+xml', text: rssFeed(feed, path, pageContext(feed, new Date())), tags: feed.tags }
})
