import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { freePort } from '#scripts/start/ports.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { tabThrough } from './keyboard.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { inlineScriptBytes } from './readerVisit.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

const newsroom = sharedNewsroom()
const { siteUrl, cmsUrl } = newsroom
const phone = { width: 390, height: 844 }
const desk = { width: 1366, height: 900 }

let browser: Browser
let editor: RestPerson
beforeAll(async () => {
  browser = await openBrowser()
  editor = await signInByRest(cmsUrl, 'editor')
})
afterAll(() => browser?.close())

async function open(path: string, viewport = desk, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport, colorScheme, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl + path)
  return page
}

const headlines = (page: Page) => page.locator('main .teaser__headline').allTextContents()

describe('the search of a reader without script', () => {
  it('begins in the masthead at a desk, and marks the words in what it finds', async () => {
    const page = await open('/')
    await page.getByRole('search').getByRole('searchbox').fill('  Harbor ')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=*')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Search')
    expect(await page.locator('.search__count').textContent()).toMatch(/^\d+ results for “Harbor”$/u)
    expect(await page.locator('main mark').allTextContents()).toContain('Harbor')
    expect(await page.getByRole('list', { name: 'Authors, sections, topics and pages' }).textContent()).toContain(
      'Section Harbor',
    )
    expect(await page.title()).toMatch(/^“Harbor” – Search \| /u)
    await page.context().close()
  })

  it('begins with a link on a phone', async () => {
    const page = await open('/', phone)
    expect(await page.getByRole('searchbox').count()).toBe(0)
    await page.getByRole('link', { name: 'Search' }).click()
    await page.waitForURL('**/search')
    expect(await page.getByRole('heading', { name: 'Newest stories' }).isVisible()).toBe(true)
    await page.getByRole('searchbox').fill('council')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=council')
    expect((await headlines(page)).length).toBeGreaterThan(0)
    await page.context().close()
  })

  it('begins on the page of a missing story', async () => {
    const page = await open('/no-such-story', phone)
    await page.getByRole('main').getByRole('searchbox').fill('ferry')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search?q=ferry')
    await page.context().close()
  })

  it('is narrowed by filters, whose address says no more than it has to', async () => {
    const page = await open('/search?q=the+harbor', phone)
    const all = await headlines(page)
    await page.getByText('Filters', { exact: true }).click()
    const section = page.getByRole('combobox', { name: 'Section' })
    const [, first = ''] = await section.locator('option').allTextContents()
    const [, name = '', count = ''] = /^(.+) \((\d+)\)$/u.exec(first) ?? []
    await section.selectOption({ label: first })
    await page.getByLabel('Sort by').selectOption('date')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL('**/search?q=the+harbor&section=*&sort=date')
    const narrowed = await headlines(page)
    expect(narrowed).toHaveLength(Number(count))
    expect(all).toEqual(expect.arrayContaining(narrowed))
    await page.getByText('Filters (1)', { exact: true }).click()
    expect(await section.locator('option:checked').textContent()).toBe(first)
    const active = page.getByRole('list', { name: 'Filters in use' }).getByRole('link')
    expect(await active.allTextContents()).toEqual([`Without Section ${name}`])
    await page.getByLabel('From').fill('2031-01-01')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('link', { name: 'Search without filters' }).click()
    await page.waitForURL('**/search?q=the+harbor&sort=date')
    await page.context().close()
  })

  it('offers a spelling that finds something, and searches for what was asked', async () => {
    const page = await open('/search')
    await until('the vocabulary has the demo', async () => {
      await page.goto(`${siteUrl}/search?q=harbro`)
      return (await page.locator('.search__suggestion').count()) > 0
    })
    expect(await page.getByText('We found nothing for “harbro”').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'Newest stories' }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'harbor', exact: true }).click()
    await page.waitForURL('**/search?q=harbor')
    expect((await headlines(page)).length).toBeGreaterThan(0)
    await page.context().close()
  })
})

describe('a story', () => {
  it('is found when its publication is answered, and not when it is taken off the site or put into the trash', async () => {
    const id = await createReadyPost(editor, 'A narwhal in the marina')
    const found = async () => (await (await fetch(`${siteUrl}/search?q=narwhal`)).text()).includes('in the marina')
    const act = async (action: string, body: object = {}) => {
      expect([action, (await editor.call('POST', `/posts/${id}/${action}`, body)).status]).toEqual([action, 200])
    }
    expect(await found()).toBe(false)
    await act('publish')
    expect(await found()).toBe(true)
    await act('unpublish', { unpublishAction: 'return_gone' })
    expect(await found()).toBe(false)
    await act('schedule', { publishDate: new Date(Date.now() + 3_600_000).toISOString() })
    expect(await found()).toBe(false)
    await act('unschedule')
    await act('publish')
    expect(await found()).toBe(true)
    await act('trash')
    expect(await found()).toBe(false)
    await editor.call('DELETE', `/posts/${id}?trash=true`)
  })

  it('is in no result as soon as it is withdrawn for legal reasons', async () => {
    const admin = await signInByRest(cmsUrl, 'admin')
    const id = await createReadyPost(admin, 'A wolverine before the court')
    const found = async () => {
      const texts = await Promise.all(
        [`${siteUrl}/search?q=wolverine`, `${cmsUrl}/api/reader/search?q=wolverine`].map(async (url) =>
          (await fetch(url)).text(),
        ),
      )
      return texts.map((text) => text.includes('before the court'))
    }
    const published = await admin.call('POST', `/posts/${id}/publish`, {})
    const { path } = z.object({ doc: z.object({ path: z.string() }) }).parse(published.body).doc
    expect(await found()).toEqual([true, true])
    await admin.call('POST', `/posts/${id}/unpublish`, { unpublishAction: 'return_gone' })
    const targets = await admin.call('GET', `/url-targets?where[path][equals]=${encodeURIComponent(path)}`)
    const [target] = z.object({ docs: z.array(z.object({ id: z.number() })).length(1) }).parse(targets.body).docs
    const seal = { type: 'unavailable_for_legal_reasons', authority: 'County Court' }
    const sealed = await admin.call('PATCH', `/url-targets/${target?.id}`, seal)
    expect([sealed.status, await found()]).toEqual([200, [false, false]])
    expect((await fetch(siteUrl + path)).status).toBe(451)
    await admin.call('DELETE', `/url-targets/${target?.id}`)
    await admin.call('POST', `/posts/${id}/trash`)
    await admin.call('DELETE', `/posts/${id}?trash=true`)
  })
})

describe.each([
  ['desk, light', desk, 'light'],
  ['desk, dark', desk, 'dark'],
  ['phone, light', phone, 'light'],
  ['phone, dark', phone, 'dark'],
] as const)('on a %s', (_name, viewport, colorScheme) => {
  it.each(['/search', '/search?q=harbor', '/search?q=xyzzyplugh', '/no-such-story'])(
    '%s has no script of its own, no fault that axe finds, and is no wider than the window',
    async (path) => {
      // axe itself is a script.
      const page = await (await browser.newContext({ viewport, colorScheme })).newPage()
      await page.goto(siteUrl + path)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await inlineScriptBytes(page)).toBe(0)
      // Every page looks whether an episode is to go on.
      expect(
        await page.locator('script[src]:not([src^="/islands/listening-"], [src^="/islands/scheme-"])').count(),
      ).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.context().close()
    },
  )
})

describe('the keyboard', () => {
  it('reaches the field, each filter and each result, and is seen on all of them', async () => {
    const page = await (await browser.newContext({ viewport: desk })).newPage()
    await page.goto(`${siteUrl}/search?q=harbor`)
    const stops = (await tabThrough(page)).filter(({ isInMain }) => isInMain)
    const names = stops.flatMap(({ tag }) => / name="(\w+)"/u.exec(tag)?.[1] ?? [])
    expect([...new Set(names)]).toEqual(['q', 'sort', 'section', 'author', 'type', 'from', 'to'])
    expect(stops.filter(({ isMarked, isInWindow }) => !isMarked || !isInWindow)).toEqual([])
    await page.context().close()
  })
})

describe('the door of the search', () => {
  let site: SiteBeside
  let lonely: SiteBeside
  beforeAll(async () => {
    site = await startSiteBeside(newsroom, () => ({ PROXIES: '1' }))
    const nowhere = `http://127.0.0.1:${await freePort()}`
    lonely = await startSiteBeside(newsroom, () => ({ CMS_URL: nowhere, PROXIES: '1' }))
  })
  afterAll(async () => {
    await site?.stop()
    await lonely?.stop()
  })

  let readers = 0
  const ask = (query: string, from?: string, init: RequestInit = {}) => {
    // Each reader comes from an address of their own.
    readers += 1
    const headers = { 'X-Forwarded-For': from ?? `10.1.${readers >> 8}.${readers & 255}` }
    return fetch(`${site.siteUrl}/search${query}`, { redirect: 'manual', headers, ...init })
  }

  it('keeps nothing and is not for search engines', async () => {
    const { headers } = await ask('?q=harbor')
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('cache-status')]).toEqual([
      'no-store',
      'noindex',
      null,
    ])
  })

  it('answers every byte and every oddity with a page', async () => {
    const bytes = Array.from({ length: 256 }, (_, code) => `%${code.toString(16).padStart(2, '0')}`)
    const odd = ['"', "'; DROP TABLE posts; --", '<script>alert(1)</script>', '\\', '(:*&|!', '-a', 'or', '🦭']
    const others = [
      '',
      '?q',
      '?q=',
      '?q=a&q=b',
      '?q=a&page=x',
      '?q=a&from=x',
      '?q[]=a',
      '?q=a&section=%00',
      '?%00=a',
      '?q=%',
    ]
    const queries = [
      ...bytes.map((byte) => `?q=boat${byte}a`),
      ...odd.map((text) => `?q=${encodeURI(text)}`),
      ...others,
    ]
    for (const query of queries) {
      const { status, headers } = await ask(query)
      expect([query, [200, 302].includes(status)]).toEqual([query, true])
      if (status === 200) expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
  }, 300_000)

  it.each([
    ['a text that is too long', `?q=${'a'.repeat(4000)}`, 400, 'That is too long to search for'],
    ['a page after the last', '?q=harbor&page=20', 404, 'There are no more results'],
  ])('has a page for %s', async (_what, query, status, words) => {
    const answer = await ask(query)
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true])
  })

  it('can only be read', async () => {
    expect((await ask('', undefined, { method: 'POST' })).status).toBe(405)
  })

  it('is closed for a minute to an address that searches all the time, and to no other', async () => {
    const statuses = await Promise.all(Array.from({ length: 65 }, async () => (await ask('', '10.9.9.9')).status))
    expect([200, 429].map((status) => statuses.filter((other) => other === status).length)).toEqual([60, 5])
    expect(await (await ask('', '10.9.9.9')).text()).toContain('Too many searches')
    expect((await ask('', '10.9.9.10')).status).toBe(200)
  })

  it('ends a search that takes too long, and says so', async () => {
    const client = new Client({ connectionString: newsroom.environment.DATABASE_URL })
    await client.connect()
    try {
      // A statement that waits for this lock reaches its limit.
      await client.query('BEGIN; LOCK TABLE search.documents IN ACCESS EXCLUSIVE MODE')
      const [byReader, byProgram] = await Promise.all([ask('?q=harbor'), fetch(`${cmsUrl}/api/reader/search?q=harbor`)])
      expect([byReader.status, (await byReader.text()).includes('This search takes too long')]).toEqual([503, true])
      const message = 'This search takes too long. Search for fewer or rarer words.'
      expect([byProgram.status, await byProgram.json()]).toEqual([503, { errors: [{ message }] }])
      expect(byProgram.headers.get('retry-after')).toBe('60')
    } finally {
      await client.end()
    }
    expect((await ask('?q=harbor')).status).toBe(200)
  })

  it('says so when the back office does not answer, and writes down nothing that was searched for', async () => {
    const answer = await fetch(`${lonely.siteUrl}/search?q=wombat`, { headers: { 'X-Forwarded-For': '10.7.7.7' } })
    expect([answer.status, (await answer.text()).includes('We cannot search right now')]).toEqual([503, true])
    const log = [...lonely.lastLines(), ...site.lastLines()].join('\n')
    expect(log).toContain('A search failed')
    expect(log).not.toMatch(/wombat|10\.7\.7\.7/u)
  })
})
