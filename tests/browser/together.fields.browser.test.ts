import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { until } from '#tests/until.ts'
import { openSection } from './storyPanel.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

// Words that no other test and no second run uses.
const mark = Date.now().toString(36)
const headline = `Council ${mark} votes`

let story: TwoPeople
let june: TwoPeople['june']
let ada: TwoPeople['ada']
let id: number
// The requests that the forms sent, which have to be none: they may hold an older state than the document.
const sent: string[] = []

beforeAll(async () => {
  story = await twoPeople({ headline, type: 'article' })
  ;({ june, ada, id } = story)
  for (const page of [june, ada]) noteSent(page)
  await Promise.all([story.open(june), story.open(ada)])
})
afterAll(() => story?.end())

function noteSent(page: Page): void {
  page.on('request', (request) => {
    const isOfPost = new URL(request.url()).pathname === `/api/posts/${id}`
    if (isOfPost && request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
}

const untilStatus = (page: Page, words: string) => page.locator('.room__status', { hasText: words }).waitFor()

const field = (name: string) => `#field-${name}`

// Waits until the input says this.
async function untilValue(page: Page, name: string, value: string): Promise<void> {
  await page.waitForFunction(
    ([selector, value]) => {
      const input = document.querySelector(selector ?? '')
      return (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) && input.value === value
    },
    [field(name), value],
  )
}

// Types at the end of a text, letter by letter.
async function typeAtEnd(page: Page, name: string, text: string): Promise<void> {
  await page.focus(field(name))
  await page.keyboard.press('End')
  await page.keyboard.type(text, { delay: 15 })
}

// Tags are found by their names, and stand as chips.
async function addTag(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tags' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

const sectionBoxes = (page: Page) => page.locator(`${field('sections')} li input[type=checkbox]`)

async function choose(page: Page, name: string, label: string): Promise<void> {
  await page.locator(`${field(name)} .rs__control`).click()
  await page
    .locator(`${field(name)} .rs__option`)
    .getByText(label, { exact: true })
    .click()
}

function draft(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(async (id) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json(), id)
}

describe('two people in one story', () => {
  it('type in one headline at the same moment, and every letter is in its place', async () => {
    await june.focus(field('headline'))
    await june.keyboard.press('End')
    await ada.focus(field('headline'))
    await ada.keyboard.press('Home')
    await Promise.all([
      june.keyboard.type(' on the harbor', { delay: 20 }),
      ada.keyboard.type('Breaking news: ', { delay: 20 }),
    ])
    const both = `Breaking news: ${headline} on the harbor`
    await Promise.all([untilValue(june, 'headline', both), untilValue(ada, 'headline', both)])
  })

  it('see who is where', async () => {
    await june.focus(field('headline'))
    await ada.waitForFunction(() => {
      const wrapper = document.querySelector('#field-headline')?.closest('.field-type')
      return wrapper && getComputedStyle(wrapper, '::after').content === '"June Hathaway"'
    })
    expect(await ada.locator('.people-row__person').getAttribute('title')).toContain('June Hathaway')
  })

  it('take back their own letters and leave the other’s', async () => {
    await june.focus(field('headline'))
    // As many steps as she typed in.
    while (await june.getByRole('button', { name: 'Undo' }).isEnabled()) await june.keyboard.press('Control+z')
    const left = `Breaking news: ${headline}`
    await Promise.all([untilValue(june, 'headline', left), untilValue(ada, 'headline', left)])
    while (await june.getByRole('button', { name: 'Redo' }).isEnabled()) await june.keyboard.press('Control+Shift+z')
    await untilValue(ada, 'headline', `${left} on the harbor`)
  })

  it('write in the dek as they do in the story', async () => {
    const dek = (page: Page) => page.locator('[contenteditable=true]').first()
    await dek(june).click()
    await june.keyboard.type('The vote is tonight', { delay: 15 })
    await dek(ada).getByText('The vote is tonight').waitFor()
    await dek(ada).click()
    await ada.keyboard.press('Control+End')
    await ada.keyboard.type(', and everybody may come', { delay: 15 })
    await dek(june).getByText('The vote is tonight, and everybody may come').waitFor()
  })

  it('add tags and sections at once, and all of them stay', async () => {
    await Promise.all([openSection(june, 'Details'), openSection(ada, 'Details')])
    await Promise.all([addTag(june, 'Football'), addTag(ada, 'Housing')])
    for (const page of [june, ada]) {
      for (const name of ['Football', 'Housing']) await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    }
    await Promise.all([sectionBoxes(june).nth(0).check(), sectionBoxes(ada).nth(1).check()])
    for (const page of [june, ada]) {
      await page
        .locator(`${field('sections')} li input[type=checkbox]:checked`)
        .nth(1)
        .waitFor()
    }
  })

  it('see a box that the other checks, a field that goes with a choice, and a row that the other adds', async () => {
    await june.check(field('commentsEnabled'))
    await ada.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-commentsEnabled')?.checked)
    await choose(june, 'type', 'Sponsored')
    await ada.locator(field('sponsoredUrl')).waitFor()
    await june.locator('#field-contributors .array-field__add-row').click()
    await ada.locator('#contributors-row-0').waitFor()
  })

  it('undo a choice as they undo letters, wherever it was made', async () => {
    await june.locator('#field-contributors').getByText('Contributors', { exact: true }).first().click()
    await june.getByRole('button', { name: 'Undo' }).click()
    await ada.locator('#contributors-row-0').waitFor({ state: 'detached' })
    await june.getByRole('button', { name: 'Undo' }).click()
    await ada.locator(`${field('type')} .rs__control`, { hasText: 'Article' }).waitFor()
  })

  it('remove a row for good while the server still works out its fields', async () => {
    const isAction = (request: Request) => 'next-action' in request.headers()
    let answers = 0
    june.on('response', (response) => {
      if (isAction(response.request())) answers += 1
    })
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await june.route('**/admin/collections/posts/**', async (route) => {
      if (isAction(route.request())) await held
      await route.continue()
    })
    const action = june.waitForRequest(isAction)
    await june.locator('#field-contributors .array-field__add-row').click()
    await ada.locator('#contributors-row-0').waitFor()
    await action
    await june.getByRole('button', { name: 'Undo' }).click()
    await june.locator('#contributors-row-0').waitFor({ state: 'detached' })
    goOn()
    // The form asks about the removal, too, and about each of these.
    await until('the server has answered both', () => answers >= 2)
    await june.uncheck(field('commentsEnabled'))
    await until('the server has answered a third time', () => answers >= 3)
    await june.check(field('commentsEnabled'))
    await until('the server has answered a fourth time', () => answers >= 4)
    await june.unrouteAll({ behavior: 'wait' })
    await ada.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-commentsEnabled')?.checked)
    for (const page of [june, ada]) expect(await page.locator('#contributors-row-0').count()).toBe(0)
    await until('the draft has no row either', async () => isDeepStrictEqual((await draft(june)).contributors, []))
  })

  it('are notified when a step cannot be undone because the other changed the same place', async () => {
    const untilChosen = (page: Page, label: string) =>
      page.locator(`${field('type')} .rs__control`, { hasText: label }).waitFor()
    await choose(june, 'type', 'Opinion')
    await untilChosen(ada, 'Opinion')
    await choose(ada, 'type', 'Article')
    await untilChosen(june, 'Article')
    await june.getByRole('button', { name: 'Undo' }).click()
    await june.getByText('The last step can no longer be undone: a colleague changed the same place.').waitFor()
    await untilChosen(june, 'Article')
  })

  it('find all of it in the draft that everybody else reads', async () => {
    await untilStatus(june, 'Saved')
    // What a colleague did last is on its way for a moment in which this page has nothing to save.
    let saved = await draft(june)
    while (saved.type !== 'article' || !saved.commentsEnabled) saved = await draft(june)
    expect(saved).toMatchObject({
      headline: `Breaking news: ${headline} on the harbor`,
      commentsEnabled: true,
      type: 'article',
      contributors: [],
    })
    expect(saved.tags).toHaveLength(2)
    expect(saved.sections).toHaveLength(2)
    expect(sent).toEqual([])
  })
})

describe('a user whose network is down', () => {
  it('goes on writing, sees where it is kept, and has it merged on return', async () => {
    await openSection(june, 'Details')
    await context(june).setOffline(true)
    await untilStatus(june, 'Offline. Kept in this browser')
    await typeAtEnd(june, 'note', 'Written without a network')
    await openSection(ada, 'Details')
    await typeAtEnd(ada, 'note', 'Meanwhile: ')
    await context(june).setOffline(false)
    await untilStatus(june, 'Saved')
    await ada.waitForFunction(() => {
      const text = document.querySelector<HTMLTextAreaElement>('#field-note')?.value ?? ''
      return text.includes('Meanwhile: ') && text.includes('Written without a network')
    })
    expect(await june.inputValue(field('note'))).toBe(await ada.inputValue(field('note')))
  })

  it.each([
    { end: 'is closed', by: async (page: Page) => page.close() },
    { end: 'dies', by: crash },
  ])('loses nothing when the tab $end before the network is back', async ({ end, by }) => {
    const before = await ada.inputValue(field('note'))
    const written = `, and it ${end}`
    await context(june).setOffline(true)
    await untilStatus(june, 'Offline. Kept in this browser')
    await typeAtEnd(june, 'note', written)
    const gone = june
    await by(gone)
    await context(gone).setOffline(false)
    june = await context(gone).newPage()
    await story.open(june)
    await ada.waitForFunction(
      ([before, written]) => {
        const text = document.querySelector<HTMLTextAreaElement>('#field-note')?.value ?? ''
        return text.includes(written ?? '') && text.length === `${before}${written}`.length
      },
      [before, written],
    )
  })
})

// Kills the process that draws a page, as a browser does that runs out of memory.
async function crash(page: Page): Promise<void> {
  const session = await context(page).newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The process that would answer is dead.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

describe('a browser that is older than the server', () => {
  it('is asked to reload before it can write', async () => {
    const page = await context(ada).newPage()
    await page.route('**/api/rpc/editor.createWebsocketToken?**', async (route) => {
      const url = new URL(route.request().url())
      const { room } = JSON.parse(url.searchParams.get('input') ?? '{}')
      if (room) url.searchParams.set('input', JSON.stringify({ room: { ...room, schema: 'an older one' } }))
      await route.continue({ url: url.href })
    })
    await page.goto(story.address)
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    expect(await page.locator(field('headline')).isEditable()).toBe(false)
    await page.close()
  })
})

describe('a user who may read only', () => {
  it('follows live and cannot write', async () => {
    const contributor = await story.logInAs('contributor')
    await story.open(contributor)
    expect(await contributor.locator(field('headline')).isEditable()).toBe(false)
    await typeAtEnd(ada, 'headline', ' today')
    await untilValue(contributor, 'headline', await ada.inputValue(field('headline')))
    await context(contributor).close()
  })
})

const context = (page: Page): BrowserContext => page.context()
