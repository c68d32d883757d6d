import { chromiumPath } from '#scripts/test/systemPrograms.ts'
import { pageSpeed } from '#tests/browser/lighthouse.ts'
import type { Measure, Measured } from './measure.types.ts'
import { median, summarize } from './statistics.ts'

const runs = 3

/** Measures an article and the home page with Lighthouse's slow phone; skipped without a Chromium. */
export const lighthouse: Measure = {
  name: 'lighthouse',
  rows: 4,
  run: async ({ siteUrl, articlePaths, limits, screen }) => {
    if (!chromiumPath()) {
      screen.line('Lighthouse is passed over: there is no Chromium here (CHROMIUM_PATH says where one is)')
      return []
    }
    const measured: Measured[] = []
    for (const [what, path] of [
      ['article', articlePaths[0] ?? '/'],
      ['home page', '/'],
    ] as const) {
      const scores: number[] = []
      const paints: number[] = []
      for (let run = 0; run < Math.min(runs, limits.rounds); run += 1) {
        const result = await pageSpeed(siteUrl + path)
        scores.push(result.performance)
        paints.push(result.largestContentfulPaint)
      }
      measured.push({
        what: `Lighthouse mobile performance, ${what}`,
        score: { value: median(scores), unit: 'of 100' },
        goal: '≥ 95',
      })
      measured.push({ what: '  largest contentful paint on its slow phone', milliseconds: summarize(paints) })
    }
    return measured
  },
}
