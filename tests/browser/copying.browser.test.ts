import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { isOffered } from '#blocks/registry/documentTypes.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { definitionOf, isBlockType } from '#blocks/registry/schemas.ts'
import { chooseInBlockMenu } from './blockMenu.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Copied ${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page
// Refused questions for documents by id.
const refused: string[] = []

async function open(blocks: Block[]): Promise<void> {
  await openStory(page, newsroom, { headline, body: lexicalFromBlocks(blocks) })
  await bodyEditor().waitFor()
}

// The story itself: the code of an html block in it can be written, too.
const bodyEditor = (): Locator => page.locator(bodySelector).first()

// A block with everything that its schema fills in: what is copied has it.
function whole(block: Block): Block {
  const parsed = definitionOf(block.type)?.props.safeParse(block.props)
  return { ...block, props: parsed?.data ?? block.props, children: block.children.map(whole) }
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: newsroom.cmsUrl })
  page = await context.newPage()
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('where')) refused.push(response.url())
  })
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('what is copied from one story to another', () => {
  it('loses nothing: every block with all its settings, its marks and what it holds', async () => {
    const everything = Object.values(fixtures)
      .flatMap(({ valid }) => valid.slice(0, 1).map(whole))
      // A reusable block is read from the database as soon as it is saved: there is none of the fixture's name.
      .filter(
        ({ type }) =>
          !allowedParentsOf.has(type) && type !== 'reusable' && isBlockType(type) && isOffered(type, 'post'),
      )
    const end = blockFixture('paragraph', { content: 'The end.' })
    await open([...everything, end])
    await bodyEditor().getByText('The end.').click()
    const before = await shownTree(page)
    expect(before.length).toBeGreaterThan(everything.length / 2)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await open([])
    await bodyEditor().click()
    await page.keyboard.press('Control+v')
    await bodyEditor().getByText('The end.').waitFor()
    expect(await shownTree(page)).toEqual(before)
    // The ids of the fixtures name no documents, and some cannot be ids.
    expect(refused).toEqual([])
  })

  it('loses nothing of a block that was chosen as a whole, and of what it holds', async () => {
    const column = (id: string) =>
      blockFixture('column', { id, children: [blockFixture('paragraph', { content: `In ${id}` })] })
    await open([
      blockFixture('columns', { id: 'columns', props: { gap: 'lg' }, children: [column('left'), column('right')] }),
    ])
    await bodyEditor().getByText('In left').click()
    const toolbar = page.getByRole('toolbar', { name: 'Block' })
    await toolbar.getByRole('button', { name: 'Select Parent' }).click()
    await toolbar.getByText('Columns', { exact: true }).waitFor()
    await chooseInBlockMenu(page, 'Select')
    const [before] = await shownTree(page)
    await page.keyboard.press('Control+c')
    await open([])
    await bodyEditor().click()
    await page.keyboard.press('Control+v')
    await bodyEditor().getByText('In right').waitFor()
    expect((await shownTree(page))[0]).toEqual(before)
  })
})
