import { documentRoute } from '../../../feeds/documentRoute.ts'
import { newsSitemap } from '../../../feeds/sitemaps.ts'
import { readNewsSitemap } from '../../../reader/readerApi.ts'

/** `/news-sitemap.xml`. */
export default documentRoute(async () => {
  const news = await readNewsSitemap()
  return news && { type: 'application/xml', text: newsSitemap(news), tags: news.tags }
})
