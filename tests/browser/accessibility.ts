import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const result = z.object({
  isSteady: z.boolean(),
  isFading: z.boolean(),
  violations: z.array(z.object({ id: z.string(), help: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
  passes: z.number(),
})

// Results that are read again are paler; a test of such a state would test a moment.
const paler = '.posts-list-content[aria-busy="true"]'

// Runs in the page, as text: the page's own policy forbids scripts inside it. Waits until fading ends, because colors
// are measured, and notes what begins to fade meanwhile; endless animations are not waited for.
const measure = (within: string): string => `(async () => {
  const isPale = () => document.querySelector('${paler}') !== null
  let isSteady = !isPale()
  const observer = new MutationObserver(() => { isSteady &&= !isPale() })
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] })
  const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(fading.map(({ finished }) => finished))
  let isFading = false
  const fade = () => { isFading = true }
  document.addEventListener('transitionrun', fade, true)
  const { violations, passes } = await axe.run(${JSON.stringify(within)})
  document.removeEventListener('transitionrun', fade, true)
  observer.disconnect()
  return JSON.stringify({ isSteady, isFading, violations, passes: passes.length })
})()`

// Measurements of a page of which something always fades, such as a gallery that plays.
const mostMeasured = 3

/**
 * Returns the violations that axe finds in the current state of a page, with all its rules. Measures again where a list
 * was read again meanwhile, and where there are violations while something fades.
 * @param within a selector: only this part of the page.
 * @returns one line a rule that is broken, with the first place
 * @throws Error when axe did not check any element
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  for (let measured = 1; ; measured += 1) {
    await page.waitForFunction((selector) => !document.querySelector(selector), paler)
    await page.evaluate(axe.source)
    const text = await page.evaluate(measure(within))
    const { isSteady, isFading, violations, passes } = result.parse(JSON.parse(z.string().parse(text)))
    if (!isSteady || (isFading && violations.length > 0 && measured < mostMeasured)) continue
    if (passes === 0) throw new Error('axe did not look at anything')
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length} ×, first ${nodes[0]?.html})`)
  }
}
