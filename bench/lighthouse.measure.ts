import { z } from 'zod'
import { chromiumPath } from '#scripts/test/systemPrograms.ts'
import { pageSpeed } from '#tests/browser/lighthouse.ts'
import { signIn } from './backOffice.ts'
import type { Measure, Measured } from './measure.types.ts'
import { median, summarize } from './statistics.ts'

const runs = 3

// Places of the front page for advertisements.
const zones = ['panel', 'mid', 'banner'].map((slot) => ({ position: `homepage.mobile.${slot}`, zoneId: '1' }))

/**
 * Measures an article, and the home page with places for advertisements and the question of consent, with Lighthouse's slow
 * phone; skipped without a Chromium.
 */
export const lighthouse: Measure = {
  name: 'lighthouse',
  rows: 4,
  run: async ({ siteUrl, cmsUrl, articlePaths, limits, screen }) => {
    if (!chromiumPath()) {
      screen.line('Lighthouse is passed over: there is no Chromium here (CHROMIUM_PATH says where one is)')
      return []
    }
    const measured: Measured[] = []
    const measure = async (what: string, path: string) => {
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
    await measure('article', articlePaths[0] ?? '/')
    const admin = await signIn(cmsUrl, 'admin')
    const { ads, privacy } = settings.parse(await admin.read('/globals/settings?depth=0'))
    const placed = { isEnabled: true, isPlaced: true, networkId: '1', zones }
    await admin.set('settings', { ads: { ...ads, ...placed }, privacy: { asksConsent: true } })
    try {
      await measure('home page with advertisements and consent', '/')
    } finally {
      await admin.set('settings', { ads, privacy })
    }
    return measured
  },
}

const settings = z.object({ ads: z.record(z.string(), z.unknown()), privacy: z.record(z.string(), z.unknown()) })
