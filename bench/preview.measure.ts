import { logIn } from '#tests/browser/newsroom.ts'
import { signIn } from './backOffice.ts'
import type { Measure } from './measure.types.ts'
import { summarize } from './statistics.ts'
import { newStory, open } from './together.measure.ts'
import { keysUntilSeen, openUsersBrowser } from './usersPage.ts'

const mostKeystrokes = 50
// Milliseconds: the preview of one key is there before the next one.
const betweenKeys = 500

/** Measures a key until it is in the preview beside a story of 600 words. */
export const preview: Measure = {
  name: 'preview',
  rows: 1,
  run: async (subject) => {
    const story = await newStory(await signIn(subject.cmsUrl, 'editor'), 600)
    const browser = await openUsersBrowser()
    try {
      const page = await (
        await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
      ).newPage()
      await logIn(page, subject, 'editor')
      await open(page, subject, story)
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      const frame = await (await page.waitForSelector('.preview-panel iframe[data-state="shown"]')).contentFrame()
      if (!frame) throw new Error('The preview has no page')
      const keystrokes = Math.min(mostKeystrokes, subject.limits.rounds)
      return [
        {
          what: 'From a key to the preview beside the story',
          milliseconds: summarize(await keysUntilSeen(page, frame, '.article__body', keystrokes, betweenKeys)),
          goal: 'p95 ≤ 300 ms',
        },
      ]
    } finally {
      await browser.close()
    }
  },
}
