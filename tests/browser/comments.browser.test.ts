import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { commentOn, marked, select, thread, untilMarked } from './together/comments.page.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'
import { bodySelector } from './together/writer.page.ts'

const text = 'The old harbor wall will be rebuilt in May.'

let story: TwoPeople
let june: TwoPeople['june']
let ada: TwoPeople['ada']

beforeAll(async () => {
  const blocks = [blockFixture('paragraph', { content: text }), blockFixture('pullquote', { content: 'Hands off.' })]
  story = await twoPeople({ headline: 'Comments on a wall', type: 'article', body: lexicalFromBlocks(blocks) })
  ;({ june, ada } = story)
  await Promise.all([story.open(june), story.open(ada)])
  await Promise.all([june, ada].map((page) => page.locator(bodySelector, { hasText: text }).waitFor()))
})
afterAll(() => story?.end())

describe('comments on a story', () => {
  it('are begun by key on what is selected, marked in the text, and there for colleagues at once', async () => {
    await commentOn(june, 'harbor wall', 'Which one?')
    expect(await marked(june)).toEqual(['harbor wall'])
    await untilMarked(ada, 'harbor wall')
    await ada.getByRole('button', { name: 'Comments: 1 open, 1 unread' }).click()
    await thread(ada, 'Which one?').waitFor()
  })

  it('are found from the text, and lead back to it', async () => {
    await ada.getByRole('button', { name: 'Close comments' }).click()
    const place = await ada.evaluate(() => {
      const [range] = CSS.highlights.get('comment') ?? []
      const box = range instanceof Range ? range.getBoundingClientRect() : null
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    })
    if (!place) throw new Error('Nothing is marked')
    await ada.mouse.click(place.x, place.y)
    await ada.locator('.comment-thread--active', { hasText: 'Which one?' }).waitFor()
    await ada.getByRole('button', { name: 'Comments: 1 open', exact: true }).waitFor()
    // Cards glide to their places.
    await ada.waitForFunction(() => {
      const [range] = CSS.highlights.get('comment-active') ?? []
      const card = document.querySelector('.comments article')?.getBoundingClientRect().top ?? 0
      return range instanceof Range && Math.abs(card - range.getBoundingClientRect().top) < 40
    })
  })

  it('are answered, with names chosen by key, and reacted to', async () => {
    await ada.getByRole('textbox', { name: 'Reply' }).fill('')
    await ada.getByRole('textbox', { name: 'Reply' }).pressSequentially('The eastern one, @june')
    await ada.getByRole('option', { name: /June Hathaway/ }).waitFor()
    await ada.keyboard.press('Enter')
    await ada.keyboard.type('knows.')
    await ada.keyboard.press('Control+Enter')
    await thread(june, 'The eastern one, @June Hathaway knows.').waitFor()
    const reply = june.locator('.comment', { hasText: 'The eastern one' })
    await reply.getByRole('button', { name: 'Add a reaction' }).click()
    await june.getByRole('button', { name: 'Thumbs up' }).click()
    await ada.getByRole('button', { name: /^👍 1: June Hathaway$/ }).waitFor()
    await ada.getByRole('button', { name: /^👍 1/ }).click()
    await june.getByRole('button', { name: /^👍 2/ }).waitFor()
  })

  it('are edited and deleted by who wrote them, and brought back', async () => {
    const own = june.locator('.comment', { hasText: 'Which one?' })
    await own.getByRole('button', { name: 'More for this comment' }).click()
    await june.getByRole('button', { name: 'Edit', exact: true }).click()
    await june.getByRole('textbox', { name: 'Edit comment' }).fill('Which of the two?')
    await june.getByRole('button', { name: 'Save', exact: true }).last().click()
    await thread(ada, 'Which of the two?').waitFor()
    await june.locator('.comment', { hasText: 'Which of the two?' }).getByRole('button', { name: 'More for' }).click()
    await june.getByRole('button', { name: 'Delete', exact: true }).click()
    await thread(june, 'This comment was deleted.').waitFor()
    // It is there for ten seconds.
    await june.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
    await thread(ada, 'Which of the two?').waitFor()
  })

  it('go along with their text, are detached without it, and come back when that is undone', async () => {
    await ada.locator(bodySelector).press('Home')
    await select(ada, 'The old')
    await ada.keyboard.type('Our')
    await untilMarked(june, 'harbor wall')
    await select(ada, ' harbor wall')
    await ada.keyboard.press('Delete')
    await untilMarked(june, 'harbor wall', false)
    await june.getByText('1 comment is in another tab or detached').waitFor()
    await june.getByRole('button', { name: 'All comments' }).click()
    await june.getByRole('button', { name: 'Detached 1' }).click()
    await june.locator('.all-comments article', { hasText: 'Detached: the text is gone' }).waitFor()
    await june.keyboard.press('Escape')
    await ada.keyboard.press('Control+z')
    await untilMarked(june, 'harbor wall')
    await untilMarked(ada, 'harbor wall')
  })

  it('are resolved, listed, and opened again', async () => {
    // Who looks at a thread goes on to see it.
    await ada.getByRole('button', { name: 'Close comments' }).click()
    await ada.getByRole('button', { name: /^Comments: / }).click()
    await thread(june, 'Which of the two?').getByRole('button', { name: 'Resolve' }).click()
    await untilMarked(ada, 'harbor wall', false)
    await ada.getByRole('button', { name: 'All comments' }).click()
    await ada.getByRole('button', { name: 'Resolved 1' }).click()
    await ada.locator('.all-comments').getByRole('button', { name: 'Reopen' }).click()
    await ada.keyboard.press('Escape')
    await untilMarked(june, 'harbor wall')
  })

  it('stand on fields, on words of a headline, on blocks and on the whole document', async () => {
    await june.locator('#field-headline').selectText()
    await june.keyboard.press('Control+Alt+KeyM')
    await june.getByRole('region', { name: 'New comment' }).getByText('Comments on a wall').waitFor()
    await june.keyboard.type('Too short.')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'Too short.').waitFor()
    await june.getByRole('combobox', { name: 'Authors' }).focus()
    await june.getByRole('button', { name: 'Comment on Authors' }).click()
    await june.getByRole('textbox', { name: 'Comment', exact: true }).fill('Who wrote this?')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'Who wrote this?').waitFor()
    await june.getByRole('button', { name: 'Comment on the whole document' }).click()
    await june.getByRole('textbox', { name: 'Comment', exact: true }).fill('Good.')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'The whole document').waitFor()
    await thread(ada, 'Good.').getByRole('button', { name: 'Resolve' }).waitFor()
  })

  it('are about the block that the caret is in where nothing is selected, and given up with Escape', async () => {
    await june.locator(bodySelector).press('End')
    await june.keyboard.press('Control+Alt+KeyM')
    const draft = june.getByRole('region', { name: 'New comment' })
    await draft.getByText('harbor wall will be rebuilt in May.').waitFor()
    await june.keyboard.press('Escape')
    await draft.waitFor({ state: 'detached' })
  })

  it('are begun from the toolbar of a block, too', async () => {
    await june.locator(bodySelector).getByText('Hands off.').click()
    await june.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name: 'Comment', exact: true }).click()
    await june.getByRole('region', { name: 'New comment' }).getByText('Hands off.').waitFor()
    await june.getByRole('textbox', { name: 'Comment', exact: true }).fill('A good beginning.')
    await june.keyboard.press('Control+Enter')
    await thread(ada, 'A good beginning.').waitFor()
  })
})
