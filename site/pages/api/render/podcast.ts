import { pageContext } from '../../../components/pageContext.ts'
import { documentRoute } from '../../../feeds/documentRoute.ts'
import { podcastFeed } from '../../../feeds/podcastFeed.ts'
import { readPodcast } from '../../../reader/readerApi.ts'

/** `/podcasts/{slug}/feed.xml`. Podcast apps keep the new address where an old one redirects for good. */
export default documentRoute(async ({ slug }) => {
  const podcast = typeof slug === 'string' ? await readPodcast(slug) : null
  if (!podcast) return null
  const { path, tags } = podcast
  if (path !== `/podcasts/${encodeURIComponent(String(slug))}`)
    return { status: 301, location: `${path}/feed.xml`, tags }
  return { type: 'application/rss+xml', text: podcastFeed(podcast, pageContext(podcast, new Date())), tags }
})
