import type { Page } from 'playwright-core'

export interface FocusStop {
  tag: string
  isMarked: boolean
  isInWindow: boolean
  isInMain: boolean
}

/** Returns the element that the keyboard is on; null on none. */
export function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    return {
      tag: element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1),
      isMarked: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      isInWindow: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
      isInMain: element.closest('main') !== null,
    }
  })
}

/** Goes through a page with the Tab key alone, from its beginning until it has been everywhere. */
export async function tabThrough(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = []
  // More stops than any page has: a page that catches the keyboard must not catch the test.
  while (stops.length < 500) {
    await page.keyboard.press('Tab')
    const stop = await focusStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`The keyboard does not get out of this page: it is on ${stops.at(-1)?.tag}`)
}
