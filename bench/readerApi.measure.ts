import { latency, repeated, throughput } from './load.ts'
import type { Measure, Measured } from './measure.types.ts'

const requests = 200
const seconds = 4

/** Measures the site's requests to the back office, without any cache. */
export const readerApi: Measure = {
  name: 'reader-api',
  rows: 2,
  run: async ({ cmsUrl, articlePaths, limits }) => {
    const rounds = Math.min(requests, limits.rounds)
    const urlOf = (path: string) => `${cmsUrl}/api/reader/page?${new URLSearchParams({ path, page: '1' })}`
    const articles = articlePaths.slice(0, rounds).map(urlOf)
    const measured = async (what: string, urls: string[]): Promise<Measured> => {
      const [first = ''] = urls
      await latency(repeated(first, 10))
      return {
        what,
        milliseconds: await latency(urls),
        requestsPerSecond: await throughput(first, { Accept: 'application/json' }, Math.min(seconds, limits.seconds)),
      }
    }
    return [
      await measured('Reader API, article', articles),
      await measured('Reader API, home page', repeated(urlOf('/'), rounds)),
    ]
  },
}
