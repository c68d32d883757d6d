import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { launchOptions } from '#tests/browser/newsroom.ts'

/** The window that screens are measured in. */
export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** Opens Chromium as people have it: it optimizes scripts, which that of the tests does not. The caller closes it. */
export async function openUsersBrowser(): Promise<Browser> {
  const { args = [], ...options } = launchOptions()
  return chromium.launch({ ...options, args: args.filter((arg) => !arg.startsWith('--js-flags')) })
}
