import type { Page } from 'playwright-core'
import { z } from 'zod'
import type { Block } from '#blocks/core/block.types.ts'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { blockMenuEntries, chooseInBlockMenu } from '../blockMenu.ts'

/** The text of the story in the form; not the code of an html block in it, which is written in an editor of its own. */
export const bodySelector = '[data-field-path="body"] [data-lexical-editor="true"][contenteditable="true"]'

const lexicalState: z.ZodType<LexicalSource> = z.looseObject({
  root: z.looseObject({ children: z.array(z.looseObject({ type: z.string(), version: z.number() })) }),
})

/** Returns the block tree that a page shows, without the ids that only exist in it. */
export async function shownTree(page: Page): Promise<Block[]> {
  const state = await page.$eval('[data-field-path="body"] [data-lexical-editor="true"]', (root) => {
    const editor: unknown = Reflect.get(root, '__lexicalEditor')
    return JSON.stringify(Reflect.apply(Reflect.get(Object(editor), 'getEditorState'), editor, []))
  })
  return treeOf(JSON.parse(state))
}

/**
 * Returns the block tree of a state that was saved, without the ids that an editor gives; nothing before the first
 * save.
 */
export function treeOf(state: unknown): Block[] {
  if (state === null) return []
  const withoutIds = (block: Block, index: number): Block => ({
    ...block,
    id: String(index),
    children: block.children.map(withoutIds),
  })
  return blocksFromLexical(lexicalState.parse(state)).map(withoutIds)
}

/** Puts the caret somewhere in the text that a random number from 0 to 1 stands for; a second one ends a selection. */
export async function selectAt(page: Page, at: number, length = 0): Promise<string> {
  // A tab may follow for a moment, until the one before it is known to be closed.
  await page.waitForSelector(bodySelector)
  return page.$eval(
    bodySelector,
    (root, [place, reach]) => {
      if (!(root instanceof HTMLElement)) return ''
      root.focus()
      const lines = [...root.querySelectorAll('p, h1, h2, h3, h4, blockquote, li, .block')].filter(
        (element) =>
          element.closest('[contenteditable]') === root &&
          !element.querySelector('p, h1, h2, h3, h4, blockquote, li, .block'),
      )
      const scaled = (place ?? 0) * lines.length
      const line = lines[Math.min(lines.length - 1, Math.floor(scaled))]
      if (!line) return ''
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      const total = texts.reduce((sum, text) => sum + text.length, 0)
      const pointAt = (offset: number): [Node, number] => {
        let left = offset
        for (const text of texts) {
          if (left <= text.length) return [text, left]
          left -= text.length
        }
        return [line, line.childNodes.length]
      }
      const from = Math.floor((scaled % 1) * (total + 1))
      const [anchor, anchorOffset] = pointAt(from)
      const [focus, focusOffset] = pointAt(Math.min(total, from + (reach ?? 0)))
      getSelection()?.setBaseAndExtent(anchor, anchorOffset, focus, focusOffset)
      return getSelection()?.toString() ?? ''
    },
    [at, length] as const,
  )
}

/**
 * Presses a key that deletes.
 * @returns what was selected in the very moment of the key, and the one character that the key takes where nothing was:
 * others may have written in the selection since it was made
 */
export async function deleteBy(page: Page, key: 'Backspace' | 'Delete'): Promise<string> {
  const deleted = page.evaluate(
    (isBackward) =>
      new Promise<string>((resolve) => {
        const listen = () => {
          const selection = getSelection()
          const { focusNode, focusOffset = 0 } = selection ?? {}
          const beside = focusNode?.textContent?.charAt(isBackward ? focusOffset - 1 : focusOffset) ?? ''
          resolve(selection?.isCollapsed === false ? selection.toString() : beside)
        }
        addEventListener('keydown', listen, { capture: true, once: true })
        Object.assign(window, { isListening: true })
      }),
    key === 'Backspace',
  )
  await page.waitForFunction(() => Reflect.get(window, 'isListening'))
  await page.evaluate('window.isListening = false')
  await page.keyboard.press(key)
  return deleted
}

/** Pastes as a person does who copied from elsewhere. */
export async function paste(page: Page, html: string): Promise<void> {
  // Real typing is never so fast that the browser has not reported the caret yet; a synthetic event can be.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.$eval(
    bodySelector,
    (root, copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', copied)
      clipboardData.setData('text/plain', new DOMParser().parseFromString(copied, 'text/html').body.textContent ?? '')
      root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    html,
  )
}

/** Presses a button of the toolbar of the block that the caret is in; says false when there is no such button. */
export async function pressTool(page: Page, label: string): Promise<boolean> {
  const toolbar = page.getByRole('toolbar', { name: 'Block' })
  if ((await toolbar.count()) === 0) return false
  const pressed = blockMenuEntries.includes(label)
    ? chooseInBlockMenu(page, label, 1000)
    : toolbar.getByRole('button', { name: label, exact: true }).first().click({ timeout: 1000 })
  return pressed.then(
    () => true,
    () => false,
  )
}
