import { describe, expect, it } from '@jest/globals'
import type { Locator } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { libraryOverStory } from './libraryOverStory.ts'
import { bodySelector, shownTree } from './together/writer.page.ts'

const mark = Date.now().toString(36)
const { page, library } = libraryOverStory(
  `The caret ${mark}`,
  [
    blockFixture('image', { id: 'image', props: { contentId: null } }),
    blockFixture('gallery', { id: 'gallery' }),
    blockFixture('show', { id: 'show', props: { id: null } }),
    blockFixture('newsletter-signup', { id: 'newsletter' }),
    blockFixture('paragraph', { id: 'end', content: 'Here ends the story.' }),
  ],
  mark,
)

type WayOut = (dialog: Locator) => Promise<unknown>

const byEscape: WayOut = () => page().keyboard.press('Escape')
const by =
  (name: string): WayOut =>
  (dialog) =>
    dialog.getByRole('button', { name, exact: true }).first().click()
const byChoosing: WayOut = async (dialog) => {
  await dialog.locator('.picker-item').first().click()
  await by('Select')(dialog)
}

interface Door {
  open: () => Promise<unknown>
  dialog: () => Locator
  // By name; what chooses comes last, since a block that has something has other buttons.
  waysOut: Readonly<Record<string, WayOut>>
}
const face = (label: string): Door => ({
  open: () => page().getByRole('button', { name: label, exact: true }).first().click(),
  dialog: library,
  waysOut: { Escape: byEscape, Cancel: by('Cancel'), Select: byChoosing },
})
// Places where something is asked while one writes.
const doors: Readonly<Record<string, Door>> = {
  'Select Image': face('Select Image'),
  'Add Images': face('Add Images'),
  'Select Show': face('Select Show'),
  // In a drawer of the back office's own.
  'Select Newsletter': {
    ...face('Select Newsletter'),
    dialog: () => page().locator('.list-drawer'),
    waysOut: {
      Escape: byEscape,
      Close: by('Close'),
      Choice: (drawer) => drawer.getByRole('button', { name: 'First Boat Out' }).click(),
    },
  },
  'the command menu': {
    open: () => page().keyboard.press('Control+k'),
    dialog: () => page().getByRole('dialog', { name: 'Search and commands' }),
    waysOut: { Escape: byEscape, Close: by('Close') },
  },
}

const closed = async (dialog: Locator) => {
  await dialog.waitFor({ state: 'detached' })
  await page().waitForFunction((body) => document.activeElement?.matches(body), bodySelector)
}
const texts = async () =>
  (await shownTree(page())).filter(({ type }) => type === 'paragraph').map(({ content }) => inlineText(content))

describe('the caret', () => {
  it('is where it was after each dialog, whichever way it was opened and closed', async () => {
    await page().locator(bodySelector).getByText('Here ends the story.').click()
    await page().keyboard.press('End')
    let written = 'Here ends the story.'
    for (const [door, { open, dialog, waysOut }] of Object.entries(doors)) {
      for (const [way, out] of Object.entries(waysOut)) {
        await open()
        await dialog().waitFor()
        await out(dialog())
        await closed(dialog())
        await page().keyboard.type(` ${door}, ${way}.`)
        written += ` ${door}, ${way}.`
        expect((await texts()).at(-1)).toBe(written)
      }
    }
  })

  it('goes on below a block that was inserted, once something is chosen for it', async () => {
    await page().locator(bodySelector).getByText('Here ends the story.').click()
    await page().keyboard.press('End')
    await page().keyboard.press('Enter')
    await page().keyboard.type('/image')
    await page().getByRole('option', { name: 'Image', exact: true }).waitFor()
    await page().keyboard.press('Enter')
    await page().getByRole('button', { name: 'Select Image' }).nth(1).click()
    await library().locator('.picker-item').first().waitFor()
    await byChoosing(library())
    // At once, as one writes who knows the way: no key is lost.
    await library().waitFor({ state: 'detached' })
    await page().keyboard.press('Enter')
    await page().keyboard.type('Below the picture.')
    const tree = await shownTree(page())
    expect(tree.slice(-2).map(({ type, content }) => [type, inlineText(content)])).toEqual([
      ['image', ''],
      ['paragraph', 'Below the picture.'],
    ])
  })
})
