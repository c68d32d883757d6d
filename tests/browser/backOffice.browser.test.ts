import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { formatInTimeZone } from 'date-fns-tz'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = `desk${Date.now().toString(36)}`
const created = z.object({ doc: z.object({ id: z.number() }) })

let browser: DeskBrowser
let editor: RestPerson
let page: Page

beforeAll(async () => {
  editor = await signInByRest(newsroom.cmsUrl, 'editor')
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ timezoneId: 'Asia/Tokyo' })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('short addresses of the back office', () => {
  it.each([
    ['/', '/admin'],
    ['/posts', '/admin/collections/posts'],
    ['/posts/7', '/admin/collections/posts/7'],
    ['/newsletters', '/admin/collections/newsletters'],
    ['/sections/3', '/admin/collections/sections/3'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await fetch(newsroom.cmsUrl + from, { redirect: 'manual' })
    expect([answer.status, new URL(answer.headers.get('location') ?? '', newsroom.cmsUrl).pathname]).toEqual([307, to])
  })
})

// Returns whether nothing cuts or covers the right end of a button. Runs in the page.
const isWholeInView = (button: Element): boolean => {
  const { right, top, height } = button.getBoundingClientRect()
  const there = document.elementFromPoint(right - 3, top + height / 2)
  return there !== null && button.contains(there)
}

describe('the clock of the publication, for a person in Tokyo', () => {
  // 17:30 on the 9th in Los Angeles, the 10th in Tokyo.
  const moment = '2026-03-10T00:30:00.000Z'
  const inZone = (pattern: string) => formatInTimeZone(moment, defaultTimeZone, pattern)

  it('is shown in the Published field, which names the zone', async () => {
    await openStory(page, newsroom, { headline: `Clock ${mark}`, publishDateTime: moment })
    const field = page.getByLabel('Published', { exact: true })
    await field.waitFor()
    expect(await field.inputValue()).toBe(inZone('MMM d, yyyy h:mm a'))
    await page
      .getByText(`Times are ${defaultTimeZone.replaceAll('_', ' ')} time`)
      .first()
      .waitFor()
  })

  it('is the same in the list', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}`)
    await page.getByText(inZone('MM/dd/yyyy hh:mmaaa')).first().waitFor()
    await page.getByText(`Times are ${defaultTimeZone.replaceAll('_', ' ')} time`).waitFor()
  })

  it('is the same in a list of Payload', async () => {
    const { updatedAt } = z
      .object({ docs: z.array(z.object({ updatedAt: z.string() })).length(1) })
      .transform(({ docs: [tag] }) => ({ updatedAt: tag?.updatedAt ?? '' }))
      .parse((await editor.call('GET', '/tags?limit=1&sort=-updatedAt&depth=0')).body)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/tags?sort=-updatedAt`)
    const shown = formatInTimeZone(updatedAt, defaultTimeZone, 'MM/dd/yyyy hh:mmaaa')
    await page.getByRole('cell', { name: shown }).first().waitFor()
  })

  it('is the same in the head of a form', async () => {
    const { createdAt } = z.object({ createdAt: z.string() }).parse((await editor.call('GET', '/users/1?depth=0')).body)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/users/1`)
    const shown = formatInTimeZone(createdAt, defaultTimeZone, 'MM/dd/yyyy hh:mmaaa')
    await page.locator('.document-times').getByText(shown).last().waitFor()
    expect(await page.locator('.doc-controls__value-wrap').locator('visible=true').count()).toBe(0)
  })

  it('leaves room for the button that saves, on a phone', async () => {
    const { docs } = z
      .object({ docs: z.array(z.object({ id: z.number() })).length(1) })
      .parse((await editor.call('GET', '/tags?limit=1&depth=0')).body)
    const window = page.viewportSize() ?? { width: 1280, height: 900 }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${newsroom.cmsUrl}/admin/collections/tags/${docs[0]?.id}`)
    await page.locator('.document-times dd').first().waitFor()
    expect(await page.locator('#action-save').evaluate(isWholeInView)).toBe(true)
    await page.setViewportSize(window)
  })
})

describe('a new post', () => {
  it('has the keyboard in its headline', async () => {
    await openStory(page, newsroom, { dek: `Without a headline ${mark}` })
    await page.waitForFunction(() => document.activeElement?.id === 'field-headline')
    await page.keyboard.type(`Focus ${mark}`)
    await page.waitForFunction(
      (text) => document.querySelector<HTMLInputElement>('#field-headline')?.value === text,
      `Focus ${mark}`,
    )
  })

  it('is gone when it was left without a word, and stays with one letter', async () => {
    const createAndLeave = async (text: string) => {
      await page.goto(`${newsroom.cmsUrl}/admin/collections/posts`)
      await page.getByRole('link', { name: 'Create new Post' }).click()
      await page.waitForFunction(() => document.activeElement?.id === 'field-headline')
      const id = page.url().split('/').at(-1)
      await page.keyboard.type(text)
      await page.locator('.step-nav').getByRole('link', { name: 'Posts', exact: true }).click()
      await page.locator('.posts-list-table').waitFor()
      return async () => (await editor.call('GET', `/posts/${id}?draft=true`)).status
    }
    const untouched = await createAndLeave('')
    await until('the untouched post is gone', async () => (await untouched()) === 404)
    const written = await createAndLeave(`${mark} A`)
    await until('the letter is saved', async () => {
      const { body } = await editor.call('GET', `/posts?draft=true&where[headline][equals]=${mark} A`)
      return JSON.stringify(body).includes('"totalDocs":1')
    })
    expect(await written()).toBe(200)
  })
})

// Returns the rules of Payload's layer that a page has, in order. Runs in the page.
const payloadRules = (): string[] => {
  const rulesOf = (container: CSSStyleSheet | CSSGroupingRule, conditions: string): string[] =>
    [...container.cssRules].flatMap((rule) =>
      rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)
        ? rulesOf(rule, `${conditions}${rule.cssText.split('{')[0]}{`)
        : [conditions + rule.cssText],
    )
  const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet, ''))
  return rules.filter((rule) => rule.startsWith('@layer payload-default'))
}

describe('the page of a story', () => {
  it('has the styles of Payload and of its rich text once', async () => {
    await openStory(page, newsroom, { headline: `Styled ${mark}` })
    await page.locator(bodySelector).waitFor()
    const rules = await page.evaluate(payloadRules)
    for (const part of ['.LexicalEditorTheme__table', '.btn--style-primary', '.html-diff'])
      expect(rules.some((rule) => rule.includes(part))).toBe(true)
    // Selected text has two rules that Payload writes in two ways.
    const twins = rules.filter((rule, place) => rules.indexOf(rule) < place && !rule.includes('::selection'))
    expect(twins).toEqual([])
  })
})

describe('the menu of a row', () => {
  it('offers Quick Edit on own posts only', async () => {
    const writer = await signInByRest(newsroom.cmsUrl, 'writer')
    const titles = [`Own ${mark}`, `Foreign ${mark}`] as const
    await writer.call('POST', '/posts?draft=true', { headline: titles[0] })
    await editor.call('POST', '/posts?draft=true', { headline: titles[1] })
    const own = await (await browser.newContext()).newPage()
    await logIn(own, newsroom, 'writer')
    await own.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}`)
    await own.getByRole('button', { name: `Actions for ${titles[0]}` }).click()
    await own.getByRole('button', { name: 'Quick Edit' }).waitFor()
    await own.keyboard.press('Escape')
    await own.getByRole('button', { name: `Actions for ${titles[1]}` }).click()
    await own.getByRole('button', { name: 'Duplicate' }).waitFor()
    for (const name of ['Quick Edit', 'Publish…', 'Move to trash…']) {
      expect(await own.getByRole('button', { name }).count()).toBe(0)
    }
    await own.context().close()
  })

  it('offers Force Unlock on locked posts only', async () => {
    const { id } = created.parse(
      (await editor.call('POST', '/posts?draft=true', { headline: `Free ${mark}` })).body,
    ).doc
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}`)
    await page
      .locator(`tr[data-id="${id}"]`)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('button', { name: 'Quick Edit' }).waitFor()
    expect(await page.getByRole('button', { name: 'Force Unlock' }).count()).toBe(0)
  })
})

describe('a notice of a form', () => {
  it('names the field by its label', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/url-targets/create`)
    await page.locator('#field-path').fill(`/${mark}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('.payload-toast-item').filter({ hasText: 'Custom URL' }).waitFor()
  })
})
