import { documentRoute } from '../../../feeds/documentRoute.ts'
import { podcastFeed } from '../../../feeds/podcastFeed.ts'
import { pageContext } from '../../../reader/pageContext.ts'
import { readPodcast } from '../../../reader/readerApi.ts'

/** `/podcasts/{slug}/feed.xml`. */
export default documentRoute(async ({ slug }) => {
  const podcast = typeof slug === 'string' ? await readPodcast(slug) : null
  return (
    podcast && {
      type: 'application/rss+xml',
      text: podcastFeed(podcast, pageContext(podcast, new Date())),
      tags: podcast.tags,
    }
  )
})
