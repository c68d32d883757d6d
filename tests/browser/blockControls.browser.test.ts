import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block, InlineText } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openScreen } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Controls ${Date.now().toString(36)}`
const created = z.object({ doc: z.object({ id: z.number() }) })

// Newsletters that were made.
const issues: number[] = []

let browser: DeskBrowser
let page: Page

const body = (): Locator => page.locator(bodySelector)
const words = (text: string): Locator => body().getByText(text, { exact: true })
const toolbar = (): Locator => page.getByRole('toolbar', { name: 'Block' })
const tool = (name: string): Locator => toolbar().getByRole('button', { name, exact: true })

function brief({ type, content, children }: Block): string {
  const text = inlineText(content)
  const inside = [...(text ? [text] : []), ...children.map(brief)].join(' ')
  return inside ? `${type}(${inside})` : type
}

const shown = async () =>
  (await shownTree(page))
    .map(brief)
    .join(' ')
    .replaceAll(/paragraph\(([^)]*)\)/g, '$1')

async function ask(method: string, path: string, data?: object): Promise<unknown> {
  return page.evaluate(
    async ({ method, path, data }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, body: data && JSON.stringify(data) })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    },
    { method, path, data },
  )
}

async function open(...blocks: Block[]): Promise<void> {
  const end = blockFixture('paragraph', { content: 'The end.' })
  const made = created.parse(
    await ask('POST', '/posts?draft=true', { headline, body: lexicalFromBlocks([...blocks, end]) }),
  )
  await openScreen(page, newsroom, `/admin/collections/posts/${made.doc.id}`)
  await words('The end.').waitFor()
}

const text = (content: string) => blockFixture('paragraph', { content })
const column = (content: string) => blockFixture('column', { children: [text(content)] })

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1200 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
    for (const id of issues) {
      await ask('POST', `/newsletters/${id}/trash`, {})
      await ask('DELETE', `/newsletters/${id}?trash=true`)
    }
  } finally {
    await browser?.close()
  }
})

describe('columns (docs/spec/editor.md#columns)', () => {
  const columns = () => blockFixture('columns', { children: [column('One'), column('Two')] })

  it('have a width each, which a step changes by one, and swap with a neighbour where there is one', async () => {
    await open(columns())
    await words('One').click()
    await tool('Width: less').click()
    await toolbar().getByText('49%').waitFor()
    expect(await tool('Swap with the left column').isDisabled()).toBe(true)
    await tool('Swap with the right column').click()
    expect(await shown()).toBe('columns(column(Two) column(One)) The end.')
    const [first] = await shownTree(page)
    expect(first?.children.map(({ props }) => props.width)).toEqual([50, 49])
    await page.keyboard.press('Control+z')
    await page.waitForFunction((selector) => {
      const [left] = document.querySelector(selector)?.querySelectorAll('.block-column') ?? []
      return left?.textContent === 'One'
    }, bodySelector)
  })

  it('are added and removed, and the last one’s words go to the new last one', async () => {
    await open(columns())
    await words('Two').click()
    await tool('Select Parent').click()
    await tool('Add a column').click()
    expect(await shown()).toBe('columns(column(One) column(Two) column(paragraph)) The end.')
    await tool('Remove the last column').click()
    await tool('Remove the last column').click()
    expect(await shown()).toMatch(/^columns\(column\(One Two/)
    expect(await tool('Remove the last column').isDisabled()).toBe(true)
  })
})

describe('a list (docs/spec/editor.md#lists)', () => {
  const list = (...items: string[]) =>
    blockFixture('list', { children: items.map((content) => blockFixture('list-item', { content })) })
  const counting = async () => (await shownTree(page))[0]?.props

  it('is counted or not, from a number and with a sign of one’s choice', async () => {
    await open(list('One', 'Two'))
    await words('Two').click()
    await tool('Ordered').click()
    expect(await counting()).toMatchObject({ unordered: false, start: 1 })
    expect(await tool('Start: less').isDisabled()).toBe(true)
    await tool('Start: more').click()
    await toolbar().getByRole('combobox', { name: 'Marker' }).selectOption('A, B, C')
    expect(await counting()).toMatchObject({ unordered: false, start: 2, type: 'upper-alpha' })
    await body().locator('ol[start="2"]').waitFor()
    await tool('Ordered').click()
    await body().locator('ul', { hasText: 'Two' }).waitFor()
    await page.keyboard.press('Control+z')
    await body().locator('ol[start="2"]').waitFor()
    await tool('Settings').click()
    const ofList = toolbar().getByRole('group', { name: 'List', exact: true })
    await ofList.getByPlaceholder('Add Anchor...').fill('steps')
    expect(await counting()).toMatchObject({ anchor: 'steps' })
  })

  it('nests its items and brings them back by buttons, too', async () => {
    await open(list('One', 'Two'))
    await words('Two').click()
    expect(await tool('Outdent').isDisabled()).toBe(true)
    await tool('Indent').click()
    expect(await shown()).toBe('list(list-item(One) list(list-item(Two))) The end.')
    await tool('Outdent').click()
    expect(await shown()).toBe('list(list-item(One) list-item(Two)) The end.')
  })

  it('in a box has its own tools, and those of the box behind Select Parent', async () => {
    await open(blockFixture('container', { children: [list('One')] }))
    await words('One').click()
    await tool('Ordered').waitFor()
    await tool('Select Parent').click()
    await toolbar().getByText('Container', { exact: true }).waitFor()
  })
})

describe('an infobox (docs/spec/editor.md#infobox-items)', () => {
  it('gets another detail after the last one, where one goes on writing, and a title with typographic quotes', async () => {
    await open(
      blockFixture('infobox', {
        children: [blockFixture('infobox-item', { props: { type: 'address' }, content: 'Pier 4' })],
      }),
    )
    await words('Pier 4').click()
    await tool('Select Parent').click()
    await tool('+ Add detail').click()
    await page.keyboard.type('Daily')
    expect(await shown()).toBe('infobox(infobox-item(Pier 4) infobox-item(Daily)) The end.')
    await tool('Select Parent').click()
    const title = toolbar().getByRole('textbox', { name: 'Title' })
    await title.fill('"The pier"')
    await title.blur()
    expect((await shownTree(page))[0]?.props.title).toBe('“The pier”')
  })
})

describe('the settings of a block (docs/spec/editor.md#floating-toolbar)', () => {
  it('have an anchor and a class name, for a button, too', async () => {
    await open(blockFixture('button-group', { children: [blockFixture('button', { content: 'Read on' })] }))
    await words('Read on').click()
    await tool('Settings').click()
    await toolbar().getByPlaceholder('Add Anchor...').fill('more')
    await toolbar().getByPlaceholder('Add Class Name...').fill('is-special')
    const props = async () => (await shownTree(page))[0]?.children[0]?.props
    expect(await props()).toMatchObject({ anchor: 'more', className: 'is-special' })
  })
})

describe('a gallery (docs/spec/editor.md#gallery-block)', () => {
  it('is put into order in a panel that changes nothing before Save Order, and closes when the gallery is left', async () => {
    const media = z.object({ docs: z.array(z.object({ id: z.number() })) })
    const { docs } = media.parse(await ask('GET', '/media?depth=0&limit=3&where[scheme][equals]=image'))
    const content = docs.map(({ id }, index) => ({
      id: String(id),
      altText: '',
      caption: `Picture ${index + 1}`,
      credit: '',
    }))
    await open(blockFixture('gallery', { props: { content } }))
    await body().locator('.gallery-face img').click()
    const captions = async () =>
      z.array(z.object({ caption: z.string() })).parse((await shownTree(page))[0]?.props.content)
    const order = async () => (await captions()).map(({ caption }) => caption.at(-1)).join('')
    await tool('Order Gallery').click()
    const panel = toolbar().locator('.gallery-order')
    await panel.getByRole('listitem').nth(2).dragTo(panel.getByRole('listitem').nth(0))
    await panel.getByRole('listitem').filter({ hasText: 'Picture 2' }).getByRole('button', { name: 'Delete' }).click()
    expect(await order()).toBe('123')
    await panel.getByRole('button', { name: 'Save Order' }).click()
    expect(await order()).toBe('31')
    await tool('Order Gallery').click()
    await panel.waitFor()
    await words('The end.').click()
    await panel.waitFor({ state: 'detached' })
  })
})

describe('a pin of an episode (docs/spec/newsroom.md#slots)', () => {
  const slot = (until: string | null) =>
    blockFixture('show-episodes-slot', { props: { pinned: { id: '1', headline: 'Pinned', until } } })

  it('is taken out of the story once its time has passed; others stay', async () => {
    await open(blockFixture('show-episodes', { children: [slot('2020-01-01T00:00:00.000Z'), slot(null)] }))
    const pins = async () => (await shownTree(page))[0]?.children.map(({ props }) => props.pinned !== null)
    await page.waitForFunction(() => document.querySelectorAll('.slot-face textarea').length === 1)
    expect(await pins()).toEqual([false, true])
  })
})

describe('a place for an episode', () => {
  it('says that readers do not see it where no episode is left for it', async () => {
    const slots = ['none', 'neither'].map((id) => blockFixture('show-episodes-slot', { id }))
    await open(blockFixture('show-episodes', { props: { tags: ['999999'] }, children: slots }))
    await body()
      .getByText('Readers do not see this place: no episode is left that matches its filters.')
      .nth(1)
      .waitFor()
  })
})

describe('a text that comes from elsewhere', () => {
  it('keeps every mark that a text can have', async () => {
    const types = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript', 'code'] as const
    const content = types.map((type): InlineText => ({ type: 'text', text: type, marks: [{ type }] }))
    await open({ ...text(''), content })
    await words('code').waitFor()
    expect((await shownTree(page))[0]?.content).toEqual(content)
    expect(await body().locator('code').textContent()).toBe('code')
  })
})

describe('an empty line (docs/spec/editor.md#insert-menu)', () => {
  const said = (selector: string) =>
    page.$eval(`${bodySelector} ${selector}`, (line) => getComputedStyle(line, '::before').content)

  it('says what one can do there while the caret is in it, and a quotation what it is for', async () => {
    await open(blockFixture('blockquote'))
    expect(await said('blockquote')).toBe('"Your quote here"')
    await words('The end.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await body().locator('[data-empty-line]').waitFor({ state: 'attached' })
    expect(await said('[data-empty-line]')).toBe('"Type or \\"/\\" for suggestions"')
    await page.keyboard.type('More')
    await body().locator('[data-empty-line]').waitFor({ state: 'detached' })
    expect(await shown()).toContain('The end. More')
  })
})

describe('the slash menu', () => {
  const menu = () => page.locator('.slash-menu-popup')

  it('offers blocks in groups, and finds them by their names and by other words for them', async () => {
    await open()
    await words('The end.').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    for (const group of ['Media', 'Layout', 'Posts and podcasts', 'For readers'])
      await menu().getByText(group, { exact: true }).waitFor()
    await page.keyboard.type('slideshow')
    await menu().getByText('Gallery', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await body().getByText('No pictures yet').waitFor()
  })

  it('offers a newsletter nothing that a mail cannot show', async () => {
    const lists = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })
    const [list] = lists.parse(await ask('GET', '/newsletter-lists?depth=0&limit=1')).docs
    const issue = { title: headline, subject: headline, list: list?.id }
    const made = created.parse(await ask('POST', '/newsletters?draft=true', issue))
    issues.push(made.doc.id)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/newsletters/${made.doc.id}`)
    await body().waitFor()
    await body().click()
    await page.keyboard.type('/')
    await menu().getByText('Gallery', { exact: true }).waitFor()
    expect(await menu().getByText('Newsletter Signup', { exact: true }).count()).toBe(0)
  })
})
