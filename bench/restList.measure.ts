import { latency, repeated, throughput } from './load.ts'
import type { Measure, Measured } from './measure.types.ts'

const requests = 100
const seconds = 4

/** Measures twenty posts over REST as an anonymous user: the newest, and from the middle of the archive. */
export const restList: Measure = {
  name: 'rest',
  run: async ({ cmsUrl, articlePaths, limits }) => {
    const middle = Math.max(1, Math.floor(articlePaths.length / 40))
    const measured = async (what: string, page: number): Promise<Measured> => {
      const query = new URLSearchParams({ limit: '20', sort: '-publishDateTime', page: String(page) })
      const url = `${cmsUrl}/api/posts?${query}`
      await latency(repeated(url, 5))
      return {
        what,
        milliseconds: await latency(repeated(url, Math.min(requests, limits.rounds))),
        requestsPerSecond: await throughput(url, { Accept: 'application/json' }, Math.min(seconds, limits.seconds)),
      }
    }
    return [await measured('REST, newest 20 posts', 1), await measured(`REST, 20 posts of page ${middle}`, middle)]
  },
}
