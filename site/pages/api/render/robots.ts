import { siteEnvironment } from '../../../environment.ts'
import { documentRoute } from '../../../feeds/documentRoute.ts'
import { robotsTxt } from '../../../feeds/sitemaps.ts'

/** `/robots.txt`. */
export default documentRoute(async () => ({
  type: 'text/plain',
  text: robotsTxt(siteEnvironment().SITE_URL),
  tags: [],
}))
