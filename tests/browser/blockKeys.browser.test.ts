import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { chooseInBlockMenu } from './blockMenu.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Keys ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

const words = (text: string): Locator => page.locator(bodySelector).getByText(text, { exact: true })

function brief({ type, content, children }: Block): string {
  const text = inlineText(content)
  const inside = [...(text ? [JSON.stringify(text)] : []), ...children.map(brief)].join(' ')
  return inside ? `${type}(${inside})` : type
}

const shown = async () => (await shownTree(page)).map(brief).join(' ')

async function open(blocks: Block[], at: string): Promise<void> {
  await openStory(page, newsroom, {
    headline,
    body: lexicalFromBlocks([...blocks, blockFixture('paragraph', { content: 'The end.' })]),
  })
  await words('The end.').waitFor()
  await words(at).click()
  await page.keyboard.press('End')
}

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

// The blocks after these keys and a letter that is typed where the caret then is.
async function blocksAfter(...keys: string[]): Promise<string> {
  await press(...keys)
  await page.keyboard.type('*')
  return (await shown()).replace(' paragraph("The end.")', '')
}

const text = (content: string) => blockFixture('paragraph', { content })
const group = (...labels: string[]) =>
  blockFixture('button-group', { children: labels.map((content) => blockFixture('button', { content })) })
const item = (content: string) => blockFixture('list-item', { content })
const list = (...children: Block[]) => blockFixture('list', { children })

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1200 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('keys in a button group (docs/spec/editor.md#keys-in-a-button-group)', () => {
  it('Enter splits the button’s text into a new button after it', async () => {
    await open([group('Readmore', 'Other')], 'Readmore')
    expect(await blocksAfter(...Array.from({ length: 4 }, () => 'ArrowLeft'), 'Enter')).toBe(
      'button-group(button("Read") button("*more") button("Other"))',
    )
  })

  it('Backspace in an empty button removes it, and the caret goes to the end of the one before', async () => {
    await open([group('One', 'x', 'Two')], 'x')
    expect(await blocksAfter('Backspace', 'Backspace')).toBe('button-group(button("One*") button("Two"))')
  })

  it('Backspace in the only button, when it is empty, makes an empty paragraph of the group', async () => {
    await open([text('Before.'), group('x')], 'x')
    expect(await blocksAfter('Backspace', 'Backspace')).toBe('paragraph("Before.") paragraph("*")')
  })
})

describe('keys in a sidebar’s header (docs/spec/editor.md#keys-in-a-sidebar-header)', () => {
  const sidebar = blockFixture('sidebar', {
    children: [
      blockFixture('sidebar-header', { content: 'Bridge' }),
      blockFixture('sidebar-content', { children: [text('Old.')] }),
    ],
  })

  it('Enter and Backspace at the start are blocked', async () => {
    await open([text('Before.'), sidebar], 'Bridge')
    expect(await blocksAfter('Enter', 'Home', 'Backspace')).toBe(
      'paragraph("Before.") sidebar(sidebar-header("*Bridge") sidebar-content(paragraph("Old.")))',
    )
  })

  it('Mod+Shift+Enter goes on below the sidebar', async () => {
    await open([sidebar], 'Bridge')
    expect(await blocksAfter('Control+Shift+Enter')).toBe(
      'sidebar(sidebar-header("Bridge") sidebar-content(paragraph("Old."))) paragraph("*")',
    )
  })

  it('Mod+Shift+P selects the sidebar', async () => {
    await open([sidebar], 'Bridge')
    await press('Control+Shift+p', 'Backspace')
    await words('Bridge').waitFor({ state: 'detached' })
    expect(await shown()).toBe('paragraph("The end.")')
  })
})

describe('keys in a list (docs/spec/editor.md#keys-in-a-list)', () => {
  it('Tab indents an item, Shift-Tab brings it back', async () => {
    await open([list(item('One'), item('Two'))], 'Two')
    await press('Tab')
    expect(await shown()).toBe('list(list-item("One") list(list-item("Two"))) paragraph("The end.")')
    expect(await blocksAfter('Shift+Tab')).toBe('list(list-item("One") list-item("Two*"))')
  })

  it('Backspace in the only item, when it is empty, makes a paragraph of the list', async () => {
    await open([text('Before.'), list(item('x'))], 'x')
    expect(await blocksAfter('Backspace', 'Backspace')).toBe('paragraph("Before.") paragraph("*")')
  })

  it('Backspace in the only item of an inner list, when it is empty, removes that list', async () => {
    await open([list(item('One'), list(item('x')), item('Two'))], 'x')
    expect(await blocksAfter('Backspace', 'Backspace')).toBe('list(list-item("One*") list-item("Two"))')
  })
})

it('Enter at the end of a quotation goes on below it (docs/spec/editor.md#keys-in-a-blockquote)', async () => {
  await open([blockFixture('blockquote', { content: 'We had no choice.' })], 'We had no choice.')
  expect(await blocksAfter('Enter')).toBe('blockquote("We had no choice.") paragraph("*")')
})

it.each([
  ['with keys', (letters: string) => page.keyboard.type(letters)],
  ['without any, as by dictation', (letters: string) => page.keyboard.insertText(letters)],
])('what is typed while a block is selected as a whole goes on below it: %s', async (_, type) => {
  await open([text('Before.'), blockFixture('separator')], 'Before.')
  await page.locator(`${bodySelector} [data-block="separator"]`).click()
  await page.locator(`${bodySelector} [data-block="separator"].block--active`).waitFor()
  await type('wxyz')
  expect(await shown()).toBe('paragraph("Before.") separator paragraph("wxyz") paragraph("The end.")')
})

it('what is dictated right behind a Backspace is written, though the page is too busy to run a timer between them', async () => {
  await open([text('Ferry')], 'Ferry')
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Backspace', bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(key)
    document.execCommand('insertText', false, 'ies')
  })
  expect(await shown()).toBe('paragraph("Ferries") paragraph("The end.")')
})

describe('an infobox and a button group (docs/spec/editor.md#keys-in-a-button-group)', () => {
  it('that lost all they hold are deleted', async () => {
    const infobox = blockFixture('infobox', {
      children: [blockFixture('infobox-item', { props: { type: 'address' }, content: 'Pier 4' })],
    })
    await open([text('Before.'), infobox], 'Pier 4')
    await chooseInBlockMenu(page, 'Remove')
    await words('Pier 4').waitFor({ state: 'detached' })
    expect(await shown()).toBe('paragraph("Before.") paragraph("The end.")')
  })
})
