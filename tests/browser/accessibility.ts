import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const result = z.object({
  violations: z.array(z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
  passes: z.number(),
})

/**
 * Returns the violations that axe finds in the current state of a page, with all its rules.
 * @param within a selector: only this part of the page.
 * @returns one line a rule that is broken, with the first place
 * @throws Error when axe did not check any element
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  // Results that are read again are paler.
  await page.waitForFunction(() => !document.querySelector('.posts-list-content[aria-busy="true"]'))
  // Waits until fading ends, because colors are measured; endless animations are not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Handed over as code to run, not as an element: the page's own policy forbids scripts inside it.
  await page.evaluate(axe.source)
  const text = await page.evaluate(
    `axe.run(${JSON.stringify(within)}).then(({ violations, passes }) => JSON.stringify({ violations, passes: passes.length }))`,
  )
  const { violations, passes } = result.parse(JSON.parse(z.string().parse(text)))
  if (passes === 0) throw new Error('axe did not look at anything')
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length} ×, first ${nodes[0]?.html})`)
}
