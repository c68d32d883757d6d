import { afterEach, describe, expect, it } from '@jest/globals'
import { accessibilityFaults } from './accessibility.ts'
import { startComment, thread, untilMarked } from './together/comments.page.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

// A name that no other test and no second run uses.
const unique = `wall-${Date.now().toString(36)}`

let opened: TwoPeople | undefined
afterEach(async () => {
  await opened?.end()
  opened = undefined
})

// The text field and a line of the form, for each kind of document.
const kinds = [
  { collection: 'newsletters', fields: { title: unique }, line: 'title' },
  { collection: 'pages', fields: { title: unique, slug: unique }, line: 'title' },
  { collection: 'sections', fields: { name: unique, slug: unique }, line: 'name' },
  { collection: 'reusable-blocks', fields: { title: unique }, line: 'title' },
]

describe.each(kinds)('comments on $collection', ({ collection, fields, line }) => {
  it('stand on words, a line of the form, a block and the whole document, for everybody, on a phone too', async () => {
    opened = await twoPeople(fields, collection)
    const { june, ada, open } = opened
    await Promise.all([open(june), open(ada)])
    const text = june.locator('[data-lexical-editor="true"]')
    await text.click()
    await june.keyboard.type('The old harbor wall.')
    await june.keyboard.press('Control+Shift+ArrowLeft')
    await june.keyboard.press('Control+Shift+ArrowLeft')
    await startComment(june)
    await june.keyboard.type('Which one?')
    await june.keyboard.press('Control+Enter')
    await thread(june, 'Which one?').waitFor()
    await untilMarked(ada, 'wall.')

    await ada.getByRole('button', { name: 'Comments: 1 open, 1 unread' }).click()
    await thread(ada, 'Which one?').getByRole('button', { name: 'wall.' }).click()
    await ada.getByRole('textbox', { name: 'Reply' }).fill('The eastern one.')
    await ada.keyboard.press('Control+Enter')
    await thread(june, 'The eastern one.').waitFor()

    await june.locator(`#field-${line}`).selectText()
    await (await startComment(june)).fill('Too short.')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'Too short.').waitFor()

    await text.click()
    await june.keyboard.press('End')
    await (await startComment(june)).fill('A good block.')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'A good block.').waitFor()

    await june.getByRole('button', { name: 'Comment on the whole document' }).click()
    await june.getByRole('textbox', { name: 'Comment', exact: true }).fill('Good.')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'Good.').getByRole('button', { name: 'Resolve' }).click()
    await thread(june, 'Good.').getByText('Resolved').waitFor()
    expect(await accessibilityFaults(ada, '.comments')).toEqual([])

    await june.setViewportSize({ width: 390, height: 844 })
    await thread(june, 'Too short.').waitFor()
    const box = await june.locator('.comments-place').boundingBox()
    expect([box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([390, 844])
    // The buttons beside it are there as well.
    const reach = await june
      .locator('.doc-controls__controls button')
      .evaluateAll((buttons) => Math.max(...buttons.map((button) => button.getBoundingClientRect().right)))
    expect(reach).toBeLessThanOrEqual(390)
  })
})
