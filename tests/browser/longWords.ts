import type { Page } from 'playwright-core'

// A word of an act that was in force, of 63 letters.
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'

/** Returns the words that are broken at the end of a line without a hyphen; addresses may be. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const { parentElement, textContent } = text
      if (!parentElement?.checkVisibility() || getComputedStyle(parentElement).hyphens === 'auto') continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{N}]+(?!\S)/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].flatMap(({ top, width }) => (width > 0 ? [Math.round(top)] : [])),
        )
        if (lines.size > 1) broken.push(`${parentElement.className}: ${word}`)
      }
    }
    return broken
  })
}

// What no newsroom writes: names of choices, and the times of a player.
const fixed = 'script, style, noscript, svg, option, summary, .player__times'

export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(
    ({ word, fixed }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const isRead = text.parentElement?.closest(fixed) === null
        if (isRead && text.textContent?.trim()) text.textContent = `${word} ${text.textContent}`
      }
    },
    { word: longWord, fixed },
  )
}

/** Returns the elements that stand out of the window; none while the page does not scroll sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll('body *')] : []
    // What scrolls or stays in the window by itself widens no page.
    const isApart = (element: Element): boolean => {
      const { overflowX, position } = getComputedStyle(element)
      return overflowX !== 'visible' || position === 'fixed'
    }
    const isWide = (element: Element) => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (isApart(around)) return false
      }
      return element.getBoundingClientRect().right > innerWidth
    }
    return elements.filter(isWide).map(({ tagName, className }) => `${tagName} ${className}`)
  })
}
