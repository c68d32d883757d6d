import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { isListed } from '#blocks/registry/documentTypes.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, paste, shownTree } from './together/writer.page.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const headline = `New blocks ${Date.now().toString(36)}`
const text = (id: string, content: string) => blockFixture('paragraph', { id, content })

let browser: DeskBrowser
let page: Page

const body = (): Locator => page.locator(bodySelector)
const toolbar = (): Locator => page.getByRole('toolbar', { name: 'Block' })
const menu = (): Locator => page.locator('.slash-menu-popup')

// Opens a story with these blocks between a first and a last line.
async function open(...blocks: Block[]): Promise<void> {
  const story = [text('start', 'Start.'), ...blocks, text('end', 'The end.')]
  await openStory(page, newsroom, { headline, type: 'article', body: lexicalFromBlocks(story) })
  await body().getByText('The end.', { exact: true }).waitFor()
}

// Puts the caret into a new line below the first one; a toolbar may lie over that, so that it cannot be clicked.
async function newLine(): Promise<void> {
  await body().evaluate((root) => {
    if (root instanceof HTMLElement) root.focus({ preventScroll: true })
    const line = root.querySelector('[data-lexical-text]')?.firstChild
    if (line) getSelection()?.collapse(line, line.textContent?.length)
  })
  await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, true))))
  await page.keyboard.press('Enter')
}

const typesShown = async () => (await shownTree(page)).map(({ type }) => type)

// The types of the nodes that the editor itself holds: Lexical's own classes among them have no settings.
const nodeTypes = () =>
  page.$eval(bodySelector, (root) => {
    const editor: unknown = Reflect.get(root, '__lexicalEditor')
    const state = JSON.stringify(Reflect.apply(Reflect.get(Object(editor), 'getEditorState'), editor, []))
    return [...new Set([...state.matchAll(/"type":"([^"]+)"/g)].map(([, type]) => type))]
  })
const plain = ['paragraph', 'heading', 'quote', 'list', 'listitem']

const partsOf = (type: string): string[] => {
  const definition = Object.values(schemas).find((schema) => schema.type === type)
  const initial = definition && 'allowedChildren' in definition ? (definition.allowedChildren?.initial ?? []) : []
  return [type, ...initial.flatMap(partsOf)]
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('a new block has its toolbar at once', () => {
  it('each that the slash menu lists (in the gate every third), found by its whole name', async () => {
    await open()
    const types = Object.values(blockGroups)
      .flat()
      .filter((type) => isListed(type, 'post'))
      .filter((_, index) => index % inGateOrSoak(3, 1) === 0)
    for (const type of types) {
      await newLine()
      await page.keyboard.type(`/${schemas[type].title.toLowerCase()}`)
      await menu().getByRole('option').first().waitFor()
      await page.keyboard.press('Enter')
      const titles = partsOf(type).map((part) => schemas[part as keyof typeof schemas].title)
      await until(
        `the toolbar of a new ${type}`,
        async () => ({
          shown: await typesShown(),
          name: await toolbar().locator('.block-toolbar-name').textContent(),
        }),
        ({ shown, name }) => shown.includes(type) && titles.includes(name ?? ''),
      )
    }
  })

  it('lists, headings and quotations by slash, by shortcut and by paste', async () => {
    await open()
    for (const [typed, type] of [
      ['/ordered list\n', 'list'],
      ['/unordered list\n', 'list'],
      ['- ', 'list'],
      ['1. ', 'list'],
      ['/heading 3\n', 'heading'],
      ['## ', 'heading'],
      ['/blockquote\n', 'blockquote'],
      ['> ', 'blockquote'],
    ] as const) {
      await newLine()
      for (const letter of typed) {
        if (letter === '\n') await menu().getByRole('option').first().waitFor()
        await page.keyboard.press(letter === '\n' ? 'Enter' : letter === ' ' ? 'Space' : letter)
      }
      await page.keyboard.type('One')
      await until(`a ${type} made of ${typed}`, typesShown, (types) => types[1] === type)
      if (type === 'list') await toolbar().getByRole('button', { name: 'Ordered' }).waitFor()
      expect(await nodeTypes()).toEqual(expect.not.arrayContaining(plain))
    }
    await newLine()
    await paste(page, '<h2>A</h2><ul><li>B</li></ul><ol type="A" start="3"><li>C</li></ol><blockquote>D</blockquote>')
    await body().locator('ol', { hasText: 'C' }).click()
    await toolbar().getByRole('button', { name: 'Ordered' }).waitFor()
    expect(await nodeTypes()).toEqual(expect.not.arrayContaining(plain))
  })
})

describe('a new block that is not filled in yet', () => {
  const marks = () => page.getByRole('button', { name: /^This block contains/ })
  const todo = () => page.locator('.readiness').getByText('Image: Choose a picture')

  // Waits until the editor has checked what was inserted: idle callbacks run in their order.
  const checked = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))

  async function insertImage(): Promise<void> {
    await newLine()
    await page.keyboard.type('/image')
    await menu().getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await toolbar().getByRole('button', { name: 'Select Image' }).waitFor()
    await todo().first().waitFor()
    await checked()
  }

  it('shows no error until the selection leaves it, but is on the readiness list', async () => {
    await open(blockFixture('newsletter-signup', { id: 'signup' }))
    await marks().waitFor()
    await insertImage()
    expect(await marks().count()).toBe(1)
    expect(await page.locator('.block--faulty').count()).toBe(1)
    await body().getByText('The end.', { exact: true }).click()
    await until(
      'the mark of the image',
      () => marks().count(),
      (count) => count === 2,
    )
  })

  it('is an error once the keyboard is in another field', async () => {
    await open()
    await insertImage()
    expect(await marks().count()).toBe(0)
    await page.getByLabel('Headline').first().focus()
    await marks().waitFor()
  })

  it('is an error once the story is to be published, which it still prevents', async () => {
    await open()
    await insertImage()
    expect(await marks().count()).toBe(0)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await marks().waitFor()
    await page.getByText('Post publishing failed').waitFor()
  })
})

describe('the slash menu', () => {
  it('begins with text, and says so when nothing matches', async () => {
    await open()
    await newLine()
    await page.keyboard.type('/')
    await menu().getByRole('option').first().waitFor()
    expect((await menu().getByRole('option').allTextContents()).slice(0, 6)).toEqual([
      'Paragraph',
      'Heading 2',
      'Heading 3',
      'Unordered List',
      'Ordered List',
      'Blockquote',
    ])
    await page.keyboard.type('xyzzy')
    await menu().getByText('No block matches “xyzzy”.').waitFor()
    expect(await page.locator('.slash-menu-popup').count()).toBe(1)
  })

  it('does not open in code', async () => {
    await open(blockFixture('code', { id: 'code', content: 'cd' }))
    await body().locator('.block-code, .code').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' /usr')
    await body().getByText('cd /usr').waitFor()
    expect(await menu().count()).toBe(0)
    await page.keyboard.press('Enter')
    expect(await typesShown()).toEqual(['paragraph', 'code', 'paragraph'])
  })
})
