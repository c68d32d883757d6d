import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { libraryOverStory } from './libraryOverStory.ts'
import { sharedNewsroom } from './newsroom.ts'
import { openSection } from './storyPanel.ts'
import { select, startComment, thread } from './together/comments.page.ts'
import { shownTree } from './together/writer.page.ts'

const { cmsUrl } = sharedNewsroom()
const mark = Date.now().toString(36)
const { page, library } = libraryOverStory(
  `By keys ${mark}`,
  [
    blockFixture('image', { id: 'image', props: { contentId: null } }),
    blockFixture('show', { id: 'show', props: { id: null } }),
  ],
  mark,
)

// Waits until the keyboard is on the control of this name, or in the text.
const untilOn = (name: string) =>
  page().waitForFunction((wanted) => {
    const { activeElement } = document
    const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
    return wanted === 'the text' ? activeElement?.matches('[data-lexical-editor]') : label === wanted
  }, name)
const press = async (name: string | RegExp) => {
  await page().getByRole('button', { name }).first().focus()
  await page().keyboard.press('Enter')
}
const chooseFirst = async () => {
  await library().locator('.picker-item input').first().focus()
  await page().keyboard.press('Enter')
  await library().waitFor({ state: 'detached' })
}
const typesOf = async () => (await shownTree(page())).map(({ type }) => type)

describe('who works by keys alone', () => {
  it('is on the block whose first picture they chose, from where Enter goes on below', async () => {
    await press('Select Image')
    await library().locator('.picker-item').first().waitFor()
    await chooseFirst()
    await untilOn('the text')
    await page().locator('.block-toolbar-name', { hasText: 'Image' }).waitFor()
    await page().keyboard.press('Enter')
    await page().keyboard.type('Below the picture.')
    await page().locator('[data-lexical-editor]', { hasText: 'Below the picture.' }).first().waitFor()
    expect(await typesOf()).toEqual(['paragraph', 'image', 'paragraph', 'show'])
  })

  it('presses the button of a block that is selected, and writes nothing by that', async () => {
    await page().locator('.block-empty').getByText('No picture yet').click()
    await page().locator('.block-toolbar-name', { hasText: 'Image' }).waitFor()
    await page().getByRole('button', { name: 'Select Image' }).first().focus()
    await page().keyboard.press('Space')
    await library().locator('.picker-item').first().waitFor()
    await page().keyboard.press('Escape')
    await library().waitFor({ state: 'detached' })
    await untilOn('Select Image')
    // Of another block than the one that is selected, too.
    await press('Select Show')
    await library().getByRole('heading', { name: 'Show Picker' }).waitFor()
    await page().keyboard.press('Escape')
    await untilOn('Select Show')
    expect(await typesOf()).toEqual(['paragraph', 'image', 'show'])
  })

  it('does not fall out of a form when a file is chosen or taken away', async () => {
    await press('Select from the media library: Featured media')
    await library().locator('.picker-item').first().waitFor()
    await chooseFirst()
    await untilOn('Replace: Featured media')
    await press('Remove: Featured media')
    await untilOn('Select from the media library: Featured media')
  })

  it('goes from one tag to the next when they take tags away, and to the search in the end', async () => {
    await openSection(page(), 'Details')
    const search = page().getByRole('combobox', { name: 'Tags' })
    for (const name of ['Ferry', 'Basketball']) {
      await search.fill(name)
      await page().getByRole('option', { name, exact: true }).click()
      await page()
        .getByRole('button', { name: `Remove ${name}` })
        .waitFor()
    }
    await press('Remove Ferry')
    await untilOn('Remove Basketball')
    await page().keyboard.press('Enter')
    await page().waitForFunction(() => document.activeElement?.getAttribute('placeholder') === 'Search Tags')
  })

  it('stays on a button that is off while something is loaded or sent', async () => {
    for (const name of ['Save', 'Publish']) {
      await press(new RegExp(`^${name}$`))
      await page()
        .locator('[data-sonner-toast]', { hasText: name === 'Save' ? 'Post saved' : 'failed' })
        .waitFor()
      await untilOn(name)
    }
    await page().goto(`${cmsUrl}/admin/collections/posts`)
    await page()
      .getByText(/^1-20 of /)
      .waitFor()
    await press('Next page')
    await page().getByText(/^21-/).waitFor()
    await untilOn('Next page')
    // The numbers change at once, the buttons are off until the page is there.
    await page().getByRole('button', { name: 'Previous page', disabled: false }).waitFor()
    await press('Previous page')
    await page()
      .getByText(/^1-20 of /)
      .waitFor()
    await untilOn('Previous page')
  })

  it('is back at the menu that opened a dialog', async () => {
    await page().locator('#lifecycle-publish-popup button').press('Enter')
    await page().locator('#lifecycle-open-schedule').press('Enter')
    await page().getByRole('heading', { name: 'Schedule publication' }).waitFor()
    await page().keyboard.press('Escape')
    await page().waitForFunction(() => document.activeElement?.closest('#lifecycle-publish-popup'))
    await page().goto(`${cmsUrl}/admin/collections/posts`)
    const menu = page()
      .getByRole('button', { name: /^Actions for/ })
      .first()
    await menu.press('Enter')
    await page().getByRole('button', { name: 'Quick Edit' }).press('Enter')
    await page().locator('.drawer #field-headline').waitFor()
    await page().keyboard.press('Escape')
    await page().waitForFunction(() => document.activeElement?.closest('.posts-list-menu'))
  })

  it('is back in the text when a comment is sent or left, and at its menu when it was edited', async () => {
    await select(page(), 'ferry')
    await startComment(page())
    await page().keyboard.press('Escape')
    await untilOn('the text')
    await select(page(), 'ferry')
    await startComment(page())
    await page().keyboard.type('Which one?')
    await page().keyboard.press('Control+Enter')
    await thread(page(), 'Which one?').waitFor()
    await untilOn('the text')
    await thread(page(), 'Which one?').getByRole('button', { name: 'More for this comment' }).click()
    await page().getByRole('button', { name: 'Edit', exact: true }).click()
    await page().getByRole('textbox', { name: 'Edit comment' }).waitFor()
    await page().keyboard.press('Escape')
    await untilOn('More for this comment')
  })

  it('reacts to comments, in the list of all of them too, and is back at the button of the menu', async () => {
    const react = async (place: string, name: string) => {
      await page().locator(place).getByRole('button', { name: 'Add a reaction' }).press('Enter')
      await untilOn('Thumbs up')
      const wanted = page().getByRole('button', { name, exact: true })
      const isOn = () => wanted.evaluate((item) => item.matches(':focus'))
      for (let left = 16; left > 0 && !(await isOn()); left -= 1) await page().keyboard.press('ArrowDown')
      await page().keyboard.press('Enter')
      await page()
        .locator(place)
        .locator('.comment__reaction')
        .getByText(name === 'Heart' ? '❤️ 1' : '👍 1')
        .waitFor()
      await untilOn('Add a reaction')
    }
    await select(page(), 'ferry')
    await startComment(page())
    await page().keyboard.type('Which one?')
    await page().keyboard.press('Control+Enter')
    await thread(page(), 'Which one?').waitFor()
    await react('.comments', 'Thumbs up')
    await press('All comments')
    await page().locator('.all-comments article').waitFor()
    await react('.all-comments', 'Heart')
    await page().keyboard.press('Escape')
    await untilOn('All comments')
    await press('Close comments')
    await untilOn('Comments: 1 open')
  })
})
