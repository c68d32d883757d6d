import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright-core'
import { launchOptions } from '#tests/browser/newsroom.ts'
import { bodySelector } from '#tests/browser/together/writer.page.ts'

/** The window that screens are measured in. */
export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }

/** Opens Chromium as people have it: it optimizes scripts, which that of the tests does not. The caller closes it. */
export async function openUsersBrowser(): Promise<Browser> {
  const { args = [], ...options } = launchOptions()
  return chromium.launch({ ...options, args: args.filter((arg) => !arg.startsWith('--js-flags')) })
}

// Both pages are on one machine: their clocks are one.
const clock = 'performance.timeOrigin + performance.now()'

/**
 * Types into a story, key by key. @returns the milliseconds from each key until something changed in another page
 *
 * @param watching the other page, or the frame of one
 * @param watched selector of what changes there
 */
export async function keysUntilSeen(
  typing: Page,
  watching: Page | Frame,
  watched: string,
  keystrokes: number,
  betweenKeys: number,
): Promise<number[]> {
  await typing.click(`${bodySelector} > p >> nth=2`)
  await typing.keyboard.press('End')
  await typing.evaluate(`addEventListener('keydown', () => { window.pressedAt = ${clock} }, true)`)
  await watching.evaluate(`new MutationObserver(() => { window.seenAt ||= ${clock} })
    .observe(document.querySelector('${watched}'), { characterData: true, childList: true, subtree: true })`)
  const times: number[] = []
  for (let count = 0; count < keystrokes; count += 1) {
    await watching.evaluate('window.seenAt = 0')
    await typing.keyboard.press('x')
    await watching.waitForFunction(() => Reflect.get(window, 'seenAt') > 0)
    const [pressed, seen] = await Promise.all([typing.evaluate('window.pressedAt'), watching.evaluate('window.seenAt')])
    times.push(Number(seen) - Number(pressed))
    await typing.waitForTimeout(betweenKeys)
  }
  return times
}
