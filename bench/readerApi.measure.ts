import { latency, repeated, throughput } from './load.ts'
import type { Measure, Measured } from './measure.types.ts'

const requests = 200
const seconds = 4

/**
 * Measures the site's requests to the back office: answers that are made, and those that it keeps while nothing has
 * changed.
 */
export const readerApi: Measure = {
  name: 'reader-api',
  rows: 4,
  run: async ({ cmsUrl, articlePaths, limits }) => {
    const rounds = Math.min(requests, limits.rounds)
    // An unknown parameter changes nothing but the key under which an answer is kept.
    const urlOf = (path: string, round: number) =>
      `${cmsUrl}/api/reader/page?${new URLSearchParams({ path, page: '1', round: String(round) })}`
    const measured = async (what: string, paths: string[], goal: string): Promise<Measured[]> => {
      const [first = ''] = paths
      await latency(Array.from({ length: 10 }, (_, round) => urlOf(first, round)))
      return [
        { what, milliseconds: await latency(paths.map((path, round) => urlOf(path, round + 10))), goal },
        {
          what: `${what}, kept`,
          milliseconds: await latency(repeated(urlOf(first, 0), rounds)),
          requestsPerSecond: await throughput(
            urlOf(first, 0),
            { Accept: 'application/json' },
            Math.min(seconds, limits.seconds),
          ),
          goal: `${goal}, 200 a second on one core`,
        },
      ]
    }
    return [
      ...(await measured('Reader API, article', articlePaths.slice(0, rounds), '≤ 5 ms')),
      ...(await measured('Reader API, home page', repeated('/', rounds), '≤ 8 ms')),
    ]
  },
}
