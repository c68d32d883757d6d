import type { Locator, Page } from 'playwright-core'

/** Actions of users with comments on a page, and queries of their display. */

/** Selects a text in the story that begins in one place and ends in another, which may lie in different paragraphs. */
export async function select(page: Page, words: string, last = words): Promise<void> {
  await page.$eval(
    '[data-field-path="body"] [data-lexical-editor]',
    (root, [words, last]) => {
      if (root instanceof HTMLElement) root.focus()
      const find = (text: string) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.textContent?.indexOf(text) ?? -1
          if (at >= 0) return { node, at }
        }
        throw new Error(`“${text}” is not in the text`)
      }
      const [from, to] = [find(words), find(last)]
      getSelection()?.setBaseAndExtent(from.node, from.at, to.node, to.at + last.length)
    },
    [words, last] as const,
  )
}

/** Opens the column beside the story. */
export async function openComments(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Comments: / }).click()
  await page.locator('.comments').waitFor()
}

/** Returns the thread in the column that has these words. */
export function thread(page: Page, words: string): Locator {
  return page.locator('.comments article', { hasText: words })
}

/** Begins a comment by key: on what is selected, or on the block that the caret is in. */
export async function startComment(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+Alt+KeyM')
  const text = page.getByRole('textbox', { name: 'Comment', exact: true })
  await text.waitFor()
  return text
}

/** Comments on words of the story. */
export async function commentOn(page: Page, words: string, body: string): Promise<void> {
  await select(page, words)
  await startComment(page)
  await page.keyboard.type(body)
  await page.keyboard.press('Control+Enter')
  await thread(page, body).waitFor()
}

/** Returns the marked texts, in the order of the marks. */
export function marked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['comment', 'comment-active'].flatMap((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range instanceof Range ? range.toString() : '')),
    ),
  )
}

/** Waits until words are marked, or no longer. */
export async function untilMarked(page: Page, words: string, isMarked = true): Promise<void> {
  await page.waitForFunction(
    ([words, isMarked]) =>
      isMarked ===
      ['comment', 'comment-active'].some((name) =>
        [...(CSS.highlights.get(name) ?? [])].some((range) => range instanceof Range && range.toString() === words),
      ),
    [words, isMarked] as const,
  )
}
