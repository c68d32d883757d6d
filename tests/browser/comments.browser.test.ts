import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

jest.setTimeout(60_000)

const newsroom = sharedNewsroom()
/** Words that no other test and no second run uses. */
const mark = Date.now().toString(36)
const text = 'The old harbor wall will be rebuilt in May.'

let browser: Browser
/** Two people in one story, each in a browser of their own. */
let june: Page
let ada: Page
let address = ''
let id = 0

beforeAll(async () => {
  browser = await openBrowser()
  ;[june, ada] = await Promise.all([logInAs('editor'), logInAs('admin')])
  id = await june.evaluate(async (headline) => {
    const response = await fetch('/api/posts?draft=true&depth=0', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ headline, type: 'article' }),
    })
    const { doc } = await response.json()
    return Number(doc.id)
  }, `Comments ${mark}`)
  address = `${newsroom.cmsUrl}/admin/collections/posts/${id}`
  await Promise.all([open(june), open(ada)])
  await june.locator(bodySelector).click()
  await june.keyboard.type(text)
  await ada.locator(bodySelector, { hasText: text }).waitFor()
})

afterAll(async () => {
  try {
    await removeDocuments(ada, 'posts', `where[id][equals]=${id}`)
  } finally {
    await browser?.close()
  }
})

async function logInAs(account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, account)
  return page
}

/** Opens the story, and waits until it is there as the server has it. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(address + query)
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await page.locator(bodySelector).waitFor()
}

/** Selects words in the first paragraph of the story. */
async function select(page: Page, words: string): Promise<void> {
  await page.$eval(
    '[data-field-path="body"] [data-lexical-editor]',
    (root, words) => {
      if (root instanceof HTMLElement) root.focus()
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(words) ?? -1
        if (at < 0) continue
        getSelection()?.setBaseAndExtent(node, at, node, at + words.length)
        return
      }
      throw new Error(`“${words}” is not in the text`)
    },
    words,
  )
}

/** Lets the other half of what was pressed happen: the editor hears of a selection by an event. */
const begin = async (page: Page, words: string) => {
  await select(page, words)
  await page.keyboard.press('Control+Alt+KeyM')
  await page.getByRole('textbox', { name: 'Comment', exact: true }).waitFor()
}

const thread = (page: Page, words: string) => page.locator('.comments article', { hasText: words })

/** What is marked in the text, in the order of the marks. */
const marked = (page: Page) =>
  page.evaluate(() =>
    ['comment', 'comment-active'].flatMap((name) =>
      [...(CSS.highlights.get(name) ?? [])].map((range) => (range instanceof Range ? range.toString() : '')),
    ),
  )

const untilMarked = (page: Page, words: string, isMarked = true) =>
  page.waitForFunction(
    ([words, isMarked]) =>
      isMarked ===
      ['comment', 'comment-active'].some((name) =>
        [...(CSS.highlights.get(name) ?? [])].some((range) => range instanceof Range && range.toString() === words),
      ),
    [words, isMarked] as const,
  )

async function comment(page: Page, words: string, body: string): Promise<void> {
  await begin(page, words)
  await page.keyboard.type(body)
  await page.keyboard.press('Control+Enter')
  await thread(page, body).waitFor()
}

describe('comments on a story', () => {
  it('are begun by key on what is selected, marked in the text, and there for colleagues at once', async () => {
    await comment(june, 'harbor wall', 'Which one?')
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
    const apart = await ada.evaluate(() => {
      const [range] = CSS.highlights.get('comment-active') ?? []
      const card = document.querySelector('.comments article')?.getBoundingClientRect().top ?? 0
      return Math.abs(card - (range instanceof Range ? range.getBoundingClientRect().top : 0))
    })
    expect(apart).toBeLessThan(40)
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
    await thread(ada, 'This comment was deleted.').waitFor()
    await june.getByRole('button', { name: 'Undo' }).last().click()
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

  it('suggest a text that is accepted with one click, for everybody, and undone like any other edit', async () => {
    await begin(june, 'May')
    await june.getByRole('button', { name: 'Suggest a change' }).click()
    await june.getByRole('textbox', { name: 'Suggested text' }).fill('early June')
    await june.getByRole('button', { name: 'Comment', exact: true }).last().click()
    await ada.getByRole('button', { name: 'Accept' }).click()
    await june.locator(bodySelector, { hasText: 'rebuilt in early June.' }).waitFor()
    await june.getByText('Accepted by Ada Lockhart').waitFor()
    await untilMarked(june, 'early June')
    await select(ada, 'will')
    await ada.keyboard.press('Control+z')
    await june.locator(bodySelector, { hasText: 'rebuilt in May.' }).waitFor()
  })

  it('are resolved, listed, and opened again', async () => {
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
    await june.getByRole('region', { name: 'New comment' }).getByText(`Comments ${mark}`).waitFor()
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

  it('are made by those, too, who may read the story and not write in it', async () => {
    const reader = await logInAs('contributor')
    await reader.goto(address)
    await reader.locator('[data-field-path="body"] [aria-readonly="true"]', { hasText: 'will be' }).waitFor()
    await reader.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await comment(reader, 'will be', 'Says who?')
    await thread(june, 'Says who?').waitFor()
    await reader.context().close()
  })

  it('are kept as they were typed when they cannot be sent, and sent once they can', async () => {
    await thread(june, 'Who wrote this?').getByRole('button', { name: 'Authors' }).click()
    await june.route('**/api/rpc/comments.addComment*', (route) => route.abort())
    const reply = june.getByRole('textbox', { name: 'Reply' })
    await reply.fill('June did.')
    await june.keyboard.press('Control+Enter')
    await june.getByText('The reply was not sent. Your text is still there.').waitFor()
    expect(await reply.inputValue()).toBe('June did.')
    await june.unroute('**/api/rpc/comments.addComment*')
    await reply.press('Control+Enter')
    await thread(ada, 'June did.').waitFor()
  })

  it('that were made while a browser was offline are there when it is back', async () => {
    await june.context().setOffline(true)
    await thread(ada, 'Good.').getByRole('button', { name: 'The whole document' }).click()
    await ada.getByRole('textbox', { name: 'Reply' }).fill('While you were away.')
    await ada.keyboard.press('Control+Enter')
    await thread(ada, 'While you were away.').waitFor()
    await june.context().setOffline(false)
    await thread(june, 'While you were away.').waitFor()
  })

  it('are listed for whom they mention, beside the account, and lead to their place', async () => {
    await june.goto(`${newsroom.cmsUrl}/admin`)
    await june.getByRole('button', { name: /^Notices: [1-9]/ }).click()
    await june
      .getByRole('link', { name: /Ada Lockhart mentioned you/ })
      .first()
      .click()
    await june.locator('.comment-thread--active', { hasText: 'The eastern one' }).waitFor()
  })

  it('have nothing that keeps somebody out, in the column and in the list', async () => {
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
    await thread(june, 'Which of the two?').waitFor()
  })
})
