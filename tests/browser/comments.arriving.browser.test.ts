import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { accessibilityFaults } from './accessibility.ts'
import { commentOn, openComments, select, startComment, thread } from './together/comments.page.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'
import { bodySelector } from './together/writer.page.ts'

let story: TwoPeople
let june: TwoPeople['june']
let ada: TwoPeople['ada']

beforeAll(async () => {
  story = await twoPeople({ headline: 'Comments for all', type: 'article' })
  ;({ june, ada } = story)
  await Promise.all([story.open(june), story.open(ada)])
  await june.locator(bodySelector).click()
  await june.keyboard.type('The old harbor wall will be rebuilt in May.')
  await ada.locator(bodySelector, { hasText: 'rebuilt in May.' }).waitFor()
  await Promise.all([openComments(june), openComments(ada)])
})
afterAll(() => story?.end())

describe('comments', () => {
  it('are made by those, too, who may read the story and not write in it', async () => {
    const reader = await story.logInAs('contributor')
    await reader.goto(story.address)
    await reader.locator('[data-field-path="body"] [aria-readonly="true"]', { hasText: 'will be' }).waitFor()
    await reader.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await commentOn(reader, 'will be', 'Says who?')
    await thread(june, 'Says who?').waitFor()
    await reader.context().close()
  })

  it('are kept as they were typed when they cannot be sent, and sent once they can', async () => {
    await commentOn(june, 'harbor wall', 'Which one?')
    await june.route('**/api/rpc/comments.addComment*', (route) => route.abort())
    const reply = june.getByRole('textbox', { name: 'Reply' })
    await reply.fill('The eastern one.')
    await june.keyboard.press('Control+Enter')
    await june.getByText('The reply was not sent. Your text is still there.').waitFor()
    await june.getByText('The back office does not answer. Check the connection and try again.').waitFor()
    expect(await reply.inputValue()).toBe('The eastern one.')
    await june.unroute('**/api/rpc/comments.addComment*')
    await reply.press('Control+Enter')
    await thread(ada, 'The eastern one.').waitFor()
  })

  it('leave the keyboard where their writer went while they were being sent', async () => {
    const sending = '**/api/rpc/comments.createThread*'
    let send = () => {}
    const isMeant = new Promise<void>((resolve) => {
      send = resolve
    })
    await june.route(sending, async (route) => {
      await isMeant
      await route.continue()
    })
    await select(june, 'will be')
    const draft = await startComment(june)
    await draft.fill('By whom?')
    await june.keyboard.press('Control+Enter')
    await june.locator('#field-headline').focus()
    send()
    await thread(june, 'By whom?').waitFor()
    await june.locator('.comment-thread[aria-label="New comment"]').waitFor({ state: 'detached' })
    expect(await june.evaluate(() => document.activeElement?.id)).toBe('field-headline')
    await june.unroute(sending)
  })

  it('that were made while a browser was offline are there when it is back', async () => {
    await june.context().setOffline(true)
    await thread(ada, 'Which one?').getByRole('button', { name: 'harbor wall' }).click()
    await ada.getByRole('textbox', { name: 'Reply' }).fill('While you were away.')
    await ada.keyboard.press('Control+Enter')
    await thread(ada, 'While you were away.').waitFor()
    await june.context().setOffline(false)
    await thread(june, 'While you were away.').waitFor()
  })

  it('notify mentioned users at once, beside the account, and lead to their place', async () => {
    await june.goto(`${story.newsroom.cmsUrl}/admin`)
    const bell = june.getByRole('button', { name: /^Notices/ })
    await bell.waitFor()
    const before = await bell.textContent()
    await ada.getByRole('textbox', { name: 'Reply' }).fill('')
    await ada.getByRole('textbox', { name: 'Reply' }).pressSequentially('And you, @june')
    await ada.getByRole('option', { name: /June Hathaway/ }).waitFor()
    await ada.keyboard.press('Enter')
    await ada.keyboard.press('Control+Enter')
    await june.waitForFunction(
      (before) => document.querySelector('.notices .popup-button')?.textContent !== before,
      before,
    )
    await bell.click()
    await june
      .getByRole('link', { name: /Ada Lockhart mentioned you/ })
      .first()
      .click()
    await june.locator('.comment-thread--active', { hasText: 'And you, @June Hathaway' }).waitFor()
  })

  it('have no accessibility violations, in the column and in the list', async () => {
    expect(await accessibilityFaults(june, '.comments')).toEqual([])
    await june.getByRole('button', { name: 'All comments' }).click()
    await june.locator('.all-comments article').first().waitFor()
    expect(await accessibilityFaults(june, '.all-comments')).toEqual([])
    await june.keyboard.press('Escape')
  })

  it('are a sheet at the bottom of a phone', async () => {
    await june.setViewportSize({ width: 390, height: 844 })
    const sheet = await june.locator('.comments-place').boundingBox()
    expect(sheet?.width).toBe(390)
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844)
    expect(sheet?.height).toBeLessThan(600)
    await thread(june, 'Which one?').waitFor()
  })
})
