import { documentRoute } from '../../../feeds/documentRoute.ts'
import { sitemapIndex, sitemapPart } from '../../../feeds/sitemaps.ts'
import { readSitemapIndex, readSitemapPart } from '../../../reader/readerApi.ts'

/** `/sitemap.xml` and `/sitemap-{part}.xml`. */
export default documentRoute(async ({ part }) => {
  if (part === undefined) {
    const index = await readSitemapIndex()
    return index && { type: 'application/xml', text: sitemapIndex(index), tags: index.tags }
  }
  const entries = await readSitemapPart(Number(part))
  return entries && { type: 'application/xml', text: sitemapPart(entries), tags: entries.tags }
})
