import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { SaxesParser } from 'saxes'
import { z } from 'zod'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { htmlErrors } from './nuChecker.ts'

const newsroom = sharedNewsroom()
const { siteUrl, cmsUrl } = newsroom
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const found = z.object({ docs: z.tuple([z.object({ id: z.number(), path: z.string(), headline: z.string() })]) })

let browser: Browser
let page: Page

async function storyOf(slug: string) {
  const answer = await fetch(`${cmsUrl}/api/posts?depth=0&limit=1&where[slug][equals]=${slug}`)
  return found.parse(await answer.json()).docs[0]
}

// One that others may publish, and one that they may not.
const open = 'council-approves-cannery-homes'
const closed = 'winter-market'

beforeAll(async () => {
  browser = await openBrowser()
  const context = await browser.newContext({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] })
  page = await context.newPage()
})
afterAll(() => browser?.close())

const clipboard = () => page.evaluate(() => navigator.clipboard.readText())

describe('the feed for the news aggregator', () => {
  it('is RSS with whole stories that names its own address', async () => {
    const answer = await fetch(`${siteUrl}/aggregator.xml`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const text = await answer.text()
    const names: string[] = []
    const parser = new SaxesParser({ xmlns: true })
    parser.on('opentag', ({ name }) => names.push(name))
    parser.write(text).close()
    const count = (name: string) => names.filter((one) => one === name).length
    expect(count('item')).toBeGreaterThan(10)
    expect(count('content:encoded')).toBe(count('item'))
    expect(text).toContain(`<atom:link href="${siteUrl}/aggregator.xml" rel="self"`)
  })

  it.each(['/aggregator.xml', '/feed.xml', '/section/harbor/feed.xml', '/podcasts/slack-tide/feed.xml'])(
    'is sent once to a program that remembers its version or its date, as are all feeds: %s',
    async (path) => {
      const statusFor = async (headers: Record<string, string>) => (await fetch(siteUrl + path, { headers })).status
      const { tag, date } = await until(
        'the feed has a date',
        async () => {
          const { headers } = await fetch(siteUrl + path)
          return { tag: headers.get('etag') ?? '', date: headers.get('last-modified') ?? '' }
        },
        ({ date }) => date !== '',
      )
      expect(Date.parse(date)).toBeLessThan(Date.now())
      expect(await statusFor({ 'if-none-match': tag })).toBe(304)
      expect(await statusFor({ 'if-modified-since': date })).toBe(304)
      expect(await statusFor({ 'if-modified-since': new Date(Date.parse(date) - 1000).toUTCString() })).toBe(200)
      // Who names a version that is not the feed's gets it, whatever the date.
      expect(await statusFor({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200)
    },
  )
})

describe('a story as text', () => {
  it('is a small page without script and pictures, whose original is the story', async () => {
    const { path, headline } = await storyOf(open)
    const answer = await fetch(`${siteUrl}/text${path}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const html = await answer.text()
    expect(html.length).toBeLessThan(16_000)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`)
    expect(html).toContain('It is the largest housing project that the city has approved in 34 years.')
    expect(html).not.toMatch(/<(?:script|img|iframe|style)/)
    expect((await fetch(`${siteUrl}/text/2020/01/01/nothing`)).status).toBe(404)
    await page.goto(siteUrl + path)
    await page.getByRole('link', { name: 'Text-only version' }).click()
    await page.getByRole('heading', { level: 1, name: headline }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('the paper as text', () => {
  it('leads from the footer to the headlines, to a section and to a story, without script and pictures', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(`${siteUrl}/section/harbor`)
    await reader.getByRole('contentinfo').getByRole('link', { name: 'Text only' }).click()
    await reader.getByRole('link', { name: 'Harbor', exact: true }).click()
    await reader.getByRole('heading', { level: 1, name: 'Harbor' }).waitFor()
    expect(new URL(reader.url()).pathname).toBe('/text/section/harbor')
    const html = await reader.content()
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/section/harbor">`)
    expect(html).not.toMatch(/<(?:script|img|iframe|style)/)
    await reader.locator('h2 a').first().click()
    await reader.getByRole('link', { name: 'Read this story with pictures' }).click()
    expect(new URL(reader.url()).pathname).not.toContain('/text')
    await context.close()
    await page.goto(`${siteUrl}/text`)
    expect(await accessibilityFaults(page)).toEqual([])
    expect((await fetch(`${siteUrl}/text/section/nothing`)).status).toBe(404)
    expect((await fetch(`${siteUrl}/text?page=99`)).status).toBe(404)
  })
})

describe('a story for other publications', () => {
  it('is a page without script, with its terms and clean HTML', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    const { id, path } = await storyOf(open)
    await reader.goto(siteUrl + path)
    await reader.getByRole('link', { name: 'Republish this story' }).click()
    await reader.getByRole('heading', { level: 1, name: 'Republish this story' }).waitFor()
    expect(await reader.getByText('Everyone may publish this story').count()).toBe(1)
    const html = await reader.getByLabel('The story as HTML').inputValue()
    expect(html).toContain(`<img src="${siteUrl}/pixel/${id}.gif"`)
    expect(html).toContain(`<a href="${siteUrl}${path}">Read the original story</a>`)
    expect(html).not.toMatch(/<(?:script|iframe|form)|class=|style=/)
    await context.close()
    const refused = await fetch(`${siteUrl}/republish${(await storyOf(closed)).path}`)
    expect(refused.status).toBe(404)
  })

  it('is a dialog with script, out of which the HTML is copied, and which gives the focus back', async () => {
    const { path } = await storyOf(open)
    await page.goto(siteUrl + path)
    const link = page.getByRole('link', { name: 'Republish this story' })
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Republish this story' })
    await dialog.waitFor()
    expect(await accessibilityFaults(page, '.republish-dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Copy the HTML' }).click()
    await dialog.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await clipboard()).toBe(await dialog.getByLabel('The story as HTML').inputValue())
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.matches('a[data-republish]'))
    expect(new URL(page.url()).pathname).toBe(path)
  })

  it('counts how often it is read elsewhere, and keeps nothing about readers', async () => {
    const { id } = await storyOf(closed)
    const database = new pg.Client({ connectionString: newsroom.databaseUrl })
    await database.connect()
    const times = async () => {
      const { rows } = await database.query(
        "SELECT coalesce(sum(times), 0)::int AS times FROM numbers.days WHERE name = 'republished_read' AND post = $1",
        [id],
      )
      return z.object({ times: z.number() }).parse(rows[0]).times
    }
    const before = await times()
    const answer = await page.request.get(`${siteUrl}/pixel/${id}.gif`)
    expect([answer.status(), answer.headers()['content-type'], answer.headers()['set-cookie']]).toEqual([
      200,
      'image/gif',
      undefined,
    ])
    await until('the read is counted', times, (count) => count === before + 1)
    await database.end()
  })
})

describe('sharing a story', () => {
  it('copies its address at a desk', async () => {
    const { path } = await storyOf(open)
    await page.goto(`${siteUrl}${path}?utm_source=mail`)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await clipboard()).toBe(siteUrl + path)
  })

  it('copies the address of a paragraph, by keys', async () => {
    const { path } = await storyOf(open)
    await page.goto(siteUrl + path)
    const toggle = page.locator('.story-forms').getByRole('button', { name: 'Link to a paragraph' })
    await toggle.press('Enter')
    const paragraph = page.locator('.article__body > p').first()
    const button = paragraph.getByRole('button', { name: 'Copy link to “At eight minutes to midnight, after 87 s…”' })
    await button.press('Enter')
    await paragraph.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await accessibilityFaults(page, '.article')).toEqual([])
    const copied = await clipboard()
    expect(copied).toBe(`${siteUrl}${path}#${await paragraph.getAttribute('id')}`)
    await toggle.press('Enter')
    await button.waitFor({ state: 'detached' })
    await page.goto('about:blank')
    await page.goto(copied)
    expect(await paragraph.evaluate((element) => element.matches(':target'))).toBe(true)
  })

  it('leads to mail and the networks without script, with headline and address', async () => {
    const { path, headline } = await storyOf(open)
    const html = await (await fetch(siteUrl + path)).text()
    const link = encodeURIComponent(siteUrl + path)
    expect(html).toContain(`href="https://wa.me/?text=${encodeURIComponent(headline)}%20${link}"`)
    expect(html).toContain(`href="https://bsky.app/intent/compose?text=${encodeURIComponent(headline)}%20${link}"`)
  })

  it('opens the sheet of a phone in the place of the networks', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    // Chromium on Linux has no sheet.
    await context.addInitScript(() => {
      const share = async ({ url }: ShareData) => {
        document.title = `shared ${url}`
      }
      Object.assign(navigator, { share })
    })
    const phone = await context.newPage()
    const { path } = await storyOf(open)
    await phone.goto(siteUrl + path)
    const list = phone.getByRole('list', { name: 'Share this story' })
    await list.getByRole('button', { name: 'Share', exact: true }).click()
    await phone.waitForFunction((url) => document.title === `shared ${url}`, siteUrl + path)
    expect(await list.getByRole('link').count()).toBe(0)
    await context.close()
  })
})

describe('a story on paper', () => {
  it('has its address and its sources, and nothing to press', async () => {
    const { path } = await storyOf(open)
    const reader = await browser.newPage({ colorScheme: 'dark' })
    await reader.emulateMedia({ media: 'print' })
    await reader.goto(siteUrl + path)
    expect(await reader.getByText(siteUrl + path).isVisible()).toBe(true)
    const seen = () =>
      reader.evaluate(() => {
        const pressed = [...document.querySelectorAll('button, input, select, summary, iframe, audio, video')]
        return pressed.filter((element) => element.checkVisibility()).map(({ className }) => className)
      })
    expect(await seen()).toEqual([])
    expect(await reader.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    await reader.close()
  })
})

describe('what is said in an episode', () => {
  it('is found, and the link opens the transcript and the recording at that second', async () => {
    await page.goto(`${siteUrl}/search?q=%22feel+for+the+bottom%22`)
    await page.getByRole('link', { name: 'Listen from 0:21' }).click()
    await page.waitForURL(/#t=21$/)
    await page.locator('[data-island="episode-player"][data-island-state="hydrated"]').waitFor()
    await page.waitForFunction(() => document.querySelector('audio')?.currentTime === 21)
    expect(await page.locator('.transcript__part:target').textContent()).toContain('feel for the bottom')
    const chapters = await fetch(`${new URL(page.url()).origin}${await chaptersPath()}`)
    expect([chapters.status, chapters.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })

  // Returns the path of the chapters of the newest episode that has some.
  async function chaptersPath(): Promise<string> {
    const feed = await (await fetch(`${siteUrl}/podcasts/slack-tide/feed.xml`)).text()
    return new URL(/<podcast:chapters url="([^"]+)"/.exec(feed)?.[1] ?? '').pathname
  }
})

describe('the other forms of a story', () => {
  it('have no error that the Nu HTML checker finds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'citydesk-doors-'))
    const { path } = await storyOf(open)
    const forms = ['text', 'republish']
    const pages = forms.map(
      async (form): Promise<[string, string]> => [form, await (await fetch(`${siteUrl}/${form}${path}`)).text()],
    )
    expect(await htmlErrors(new Map(await Promise.all(pages)), folder)).toEqual([])
    await rm(folder, { recursive: true })
  })
})
