import { expect } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { accessibilityFaults } from '../accessibility.ts'

const looks = [
  { viewport: { width: 1366, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

// The narrowest window that a page has to fit.
const narrowest = { width: 320, height: 640 }

/** Expects a page to have no fault of accessibility on a desk and, dark, on a phone, and to fit the narrowest window. */
export async function expectEveryLook(page: Page, within?: string): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, await accessibilityFaults(page, within)]).toEqual([colorScheme, []])
  }
  await page.setViewportSize(narrowest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

// Stops of a page at most.
const mostStops = 80

/** Goes on with the Tab key until an element has the focus. @throws Error for one that is no stop */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('This cannot be reached with the Tab key')
}
