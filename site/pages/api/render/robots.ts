import { documentRoute } from '../../../feeds/documentRoute.ts'
import { robotsTxt } from '../../../feeds/robots.ts'
import { readPrograms } from '../../../reader/readerApi.ts'

/** `/robots.txt`. */
export default documentRoute(async () => {
  const programs = await readPrograms()
  return programs && { type: 'text/plain', text: robotsTxt(programs), tags: programs.tags }
})
