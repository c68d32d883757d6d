import { cacheTag } from '#contract/cacheTag.ts'
import { purgePath } from '#contract/purgeCall.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { expectOk } from './httpCall.ts'
import { browserHeaders, latency } from './load.ts'
import type { Measure, Subject } from './measure.types.ts'
import { summarize } from './statistics.ts'

const articles = 200
const purges = 50

/**
 * Pages that have to be made: the back office is asked, the page is rendered, compressed and kept. Articles are ones that
 * were not requested since the site started; the home page is purged, and then rendered for the reader who asks next.
 */
export const uncachedPages: Measure = {
  name: 'uncached',
  rows: 2,
  run: async (subject) => {
    // From the old end: the other measures ask for the newest.
    const { articlePaths, limits } = subject
    const urls = articlePaths.slice(-Math.min(articles, limits.rounds)).map((path) => subject.siteUrl + path)
    await expectOk(`${subject.siteUrl}/`, { headers: browserHeaders })
    const homeTimes: number[] = []
    for (let count = 0; count < Math.min(purges, limits.rounds); count += 1) {
      const begin = performance.now()
      await purge(subject, [cacheTag.posts])
      await expectOk(`${subject.siteUrl}/`, { headers: browserHeaders })
      homeTimes.push(performance.now() - begin)
    }
    return [
      { what: 'Purged home page', milliseconds: summarize(homeTimes) },
      { what: 'Uncached article', milliseconds: await latency(urls, browserHeaders) },
    ]
  },
}

async function purge({ siteUrl, revalidateSecret }: Subject, tags: string[]): Promise<void> {
  await expectOk(siteUrl + purgePath, signedCall(purgePath, { tags }, revalidateSecret, Date.now()))
}
