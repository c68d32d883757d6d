import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { parseFeed } from 'podcast-partytime'
import sharp from 'sharp'
import { z } from 'zod'
import { readerBeacon } from '#contract/readerEvents.schema.ts'
import { parseXml, podcastFeedFaults } from '#site/feeds/podcastFeed.fixtures.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { layoutShifts, visit } from './readerVisit.ts'

jest.setTimeout(300_000)

const phone = { width: 390, height: 844 }
const desk = { width: 1366, height: 900 }
const showPath = '/podcasts/slack-tide'
const polling = 100

/** Kilobytes of script that the player adds to a page, gzip. */
const playerBudget = 15

let browser: Browser
let siteUrl: string
/** Paths of the two episodes of the demo paper. */
let leadLine: string
let lastRow: string
let page: Page

const postList = z.object({ docs: z.array(z.object({ slug: z.string(), path: z.string() })) })

beforeAll(async () => {
  const { cmsUrl, ...newsroom } = sharedNewsroom()
  siteUrl = newsroom.siteUrl
  browser = await openBrowser()
  const answer = await fetch(`${cmsUrl}/api/posts?where[type][equals]=episode&depth=0&limit=100`)
  const { docs } = postList.parse(await answer.json())
  const pathOf = (slug: string) => {
    const found = docs.find((post) => post.slug === slug)
    if (!found) throw new Error(`The demo has no episode ${slug}`)
    return found.path
  }
  leadLine = pathOf('slack-tide-the-lead-line')
  lastRow = pathOf('slack-tide-the-last-row')
})
afterEach(() => page?.context().close())
afterAll(() => browser?.close())

interface Opened extends BrowserContextOptions {
  before?: (page: Page) => Promise<unknown>
}

async function open(path: string, { before, ...options }: Opened = {}): Promise<void> {
  const context = await browser.newContext({ viewport: desk, reducedMotion: 'reduce', ...options })
  page = await context.newPage()
  await before?.(page)
  await page.goto(siteUrl + path)
}

/** Opens an episode and waits until its player works. */
async function openPlayer(path = leadLine, options: Opened = {}): Promise<void> {
  await open(path, options)
  await slider().waitFor()
}

const player = () => page.getByRole('group', { name: /^Listen: / })
const play = () => player().getByRole('button', { name: /^Play: / })
const pause = () => player().getByRole('button', { name: /^Pause: / })
const slider = () => player().getByRole('slider', { name: 'Position' })
const mini = () => page.getByRole('complementary', { name: 'Player' })
const second = async () => Number(await slider().inputValue())

/** Waits until the first recording on the page is past a second. */
const untilPast = (time: number) =>
  page.waitForFunction((least) => (document.querySelector('audio')?.currentTime ?? 0) > least, time, { polling })

/** Waits until the slider is at a second. */
const untilAt = (time: number) =>
  page.waitForFunction(
    (wanted) => Number(document.querySelector<HTMLInputElement>('.player__slider')?.value) === wanted,
    time,
    { polling },
  )

describe('the page of all podcasts', () => {
  it('has each show with what it is about and its newest episode, dated as episodes are', async () => {
    await open('/podcasts')
    const show = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Slack Tide' }) })
    expect(await show.getByRole('heading').getByRole('link').getAttribute('href')).toBe(showPath)
    expect(await show.locator('time').textContent()).toMatch(/^(?:Today|1 day ago)$/)
    expect(await show.locator(`a[href="${leadLine}"]`).textContent()).toContain('the depth on the wall')
    expect(await page.locator(`link[rel=alternate][href="${showPath}/feed.xml"]`).count()).toBe(1)
  })
})

describe('the page of a show', () => {
  it('has its episodes with day and length, its platforms, and its feed', async () => {
    await open(showPath)
    expect(
      await page.locator('.episode-row__headline a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual([leadLine, lastRow])
    const metas = await page.locator('.episode-row__meta').allTextContents()
    expect(metas[0]).toMatch(/^(?:Today|1 day ago)56 secEpisode 41$/)
    expect(metas[1]).toMatch(/^(?:\w+day, [A-Z][a-z]+\.? \d+|\d days ago)35 secEpisode 40$/)
    expect(await page.getByRole('link', { name: 'RSS feed for podcast apps' }).getAttribute('href')).toBe(
      `${showPath}/feed.xml`,
    )
    await page.getByRole('button', { name: /^See All Episodes/ }).click()
    await page.getByRole('dialog', { name: 'Select Your Platform' }).waitFor()
  })

  it('tells search engines what it is', async () => {
    await open(showPath)
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    expect(JSON.parse(text)['@graph'][0]).toMatchObject({
      '@type': 'PodcastSeries',
      name: 'Slack Tide',
      webFeed: expect.stringMatching(/\/podcasts\/slack-tide\/feed\.xml$/),
    })
  })
})

describe('the feed of a show', () => {
  const get = (path: string, init: RequestInit = {}) => fetch(siteUrl + path, init)
  /** Returns the address on this site of what a feed names by the public address. */
  const local = (address: string) => new URL(address).pathname

  it('keeps the rules of directories, and its files are what it says', async () => {
    const answer = await get(`${showPath}/feed.xml`)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    expect(podcastFeedFaults(text)).toEqual([])
    // The parser of the Podcast Index, which most podcast apps ask.
    expect(parseFeed(text)?.items[0]).toMatchObject({
      itunesEpisode: 41,
      podcastEpisode: { number: 41 },
      podcastPeople: [{ name: 'Wendell Pike', role: 'Host' }],
      podcastTranscripts: [{ type: 'text/vtt' }],
      guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const channel = parseXml(text).children[0]
    const items = channel?.children.filter(({ name }) => name === 'item') ?? []
    expect(items.length).toBeGreaterThanOrEqual(2)
    for (const item of items) {
      const enclosure = item.children.find(({ name }) => name === 'enclosure')?.attributes ?? {}
      const { status, headers } = await get(local(enclosure.url ?? ''), { method: 'HEAD' })
      expect([status, headers.get('content-length'), headers.get('content-type')]).toEqual([
        200,
        enclosure.length,
        enclosure.type,
      ])
      expect(headers.get('accept-ranges')).toBe('bytes')
    }
  })

  it('has a square cover of the size that directories ask for', async () => {
    const text = await (await get(`${showPath}/feed.xml`)).text()
    const cover = parseXml(text).children[0]?.children.find(({ name }) => name === 'itunes:image')?.attributes.href
    const picture = await sharp(await (await get(local(cover ?? ''))).arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: picture.height })
    expect(picture.width).toBeGreaterThanOrEqual(1400)
    expect(picture.width).toBeLessThanOrEqual(3000)
  })

  it('leads to chapters and transcripts that apps can read', async () => {
    const text = await (await get(`${showPath}/feed.xml`)).text()
    const item = parseXml(text).children[0]?.children.find(({ name }) => name === 'item')
    const addressOf = (name: string) => local(item?.children.find((child) => child.name === name)?.attributes.url ?? '')
    const chapters = await get(addressOf('podcast:chapters'))
    expect(chapters.headers.get('content-type')).toContain('application/json+chapters')
    expect(await chapters.json()).toMatchObject({ version: '1.2.0', chapters: [{ startTime: 2 }, {}, {}] })
    const transcript = await get(addressOf('podcast:transcript'))
    expect(transcript.headers.get('content-type')).toContain('text/vtt')
    expect(await transcript.text()).toMatch(/^WEBVTT\n/)
  })

  it('is sent once to who has it, and answers HEAD', async () => {
    const { headers } = await get(`${showPath}/feed.xml`)
    const tag = headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    expect((await get(`${showPath}/feed.xml`, { headers: { 'if-none-match': tag } })).status).toBe(304)
    const head = await get(`${showPath}/feed.xml`, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
  })

  it('is at its new address after that of the show changed, and the old one leads there for good', async () => {
    const admin = await signInByRest(sharedNewsroom().cmsUrl, 'admin')
    const send = async (method: string, path: string, data: object = {}) => {
      const { status, body } = await admin.call(method, `/sections${path}`, data)
      expect([path, Math.floor(status / 100)]).toEqual([path, 2])
      return body
    }
    const named = { name: 'Ebb', slug: 'ebb', type: 'show' }
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(await send('POST', '?draft=true', named)).doc
    await send('POST', `/${id}/publish`)
    await until(
      'the show has its feed',
      async () => (await get('/podcasts/ebb/feed.xml')).status,
      (status) => status === 200,
    )
    const guid = async (path: string) => parseFeed(await (await get(path)).text())?.guid
    const before = await guid('/podcasts/ebb/feed.xml')
    await send('PATCH', `/${id}?draft=true`, { slug: 'ebb-and-flow' })
    await send('POST', `/${id}/publish`)
    const moved = await until(
      'the old address leads to the new one',
      () => get('/podcasts/ebb/feed.xml', { redirect: 'manual' }),
      ({ status }) => status === 301,
    )
    expect(new URL(moved.headers.get('location') ?? '', siteUrl).pathname).toBe('/podcasts/ebb-and-flow/feed.xml')
    expect(await guid('/podcasts/ebb-and-flow/feed.xml')).toBe(before)
    await admin.call('DELETE', '/url-targets?where[path][like]=ebb')
    await send('POST', `/${id}/trash`)
    await send('DELETE', `/${id}?trash=true`)
    await admin.call('DELETE', '/url-targets?where[path][like]=ebb')
  })

  it.each([
    '/podcasts/none/feed.xml',
    '/podcasts/harbor/feed.xml',
    '/podcasts/slack-tide/999999999/chapters.json',
    '/podcasts/slack-tide/1/other.json',
  ])('is not there at %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('the player of an episode', () => {
  it('plays, pauses, and says where it is', async () => {
    await openPlayer()
    expect(await slider().getAttribute('aria-valuetext')).toBe('0 seconds of 56 seconds')
    await play().click()
    await pause().waitFor()
    await untilPast(0.5)
    await pause().click()
    await play().waitFor()
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  })

  it('is worked with the keyboard alone', async () => {
    await openPlayer()
    await slider().focus()
    await page.keyboard.press('ArrowRight')
    await untilAt(5)
    await page.keyboard.press('ArrowLeft')
    await untilAt(0)
    await page.keyboard.press('End')
    await untilAt(56)
    await page.keyboard.press('Home')
    await untilAt(0)
    await page.keyboard.press('PageUp')
    await untilAt(56)
    await player().getByRole('button', { name: 'Back 15 seconds' }).press('Enter')
    await untilAt(41)
    await player().getByRole('button', { name: 'Back 15 seconds' }).press('Space')
    await untilAt(26)
    await player().getByRole('button', { name: 'Forward 30 seconds' }).press('Enter')
    await untilAt(56)
  })

  it('keeps the position and the speed', async () => {
    await openPlayer()
    await player().getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
    await slider().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await untilAt(10)
    await page.reload()
    await slider().waitFor()
    await untilAt(10)
    expect(await player().getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.5')
    expect(await page.evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(1.5)
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  })

  it('goes to a chapter, and marks the one that it is in', async () => {
    await openPlayer()
    const chapters = page.getByRole('list', { name: 'Chapters' }).getByRole('link')
    expect(await chapters.allTextContents()).toEqual([
      '0:02Monday, in pencil',
      '0:17The sound of a lead line',
      '0:38The wall',
    ])
    await chapters.nth(2).click()
    await untilPast(38)
    await pause().waitFor()
    expect(await page.locator('.player__chapter[aria-current=true]').textContent()).toBe('0:38The wall')
    expect(page.url()).toBe(siteUrl + leadLine)
  })

  it('shows the device what plays, and listens to its keys', async () => {
    await openPlayer(leadLine, {
      before: (page) =>
        page.addInitScript(() => {
          const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
          navigator.mediaSession.setActionHandler = (action, handler) => {
            window.addEventListener(`key-${action}`, () => handler?.({ action }))
            set(action, handler)
          }
        }),
    })
    await play().click()
    await untilPast(0)
    const told = await page.evaluate(() => {
      const { title, artist, artwork } = navigator.mediaSession.metadata ?? {}
      return { title, artist, artwork: artwork?.length }
    })
    expect(told).toEqual({ title: expect.stringContaining('the depth on the wall'), artist: 'Slack Tide', artwork: 1 })
    await page.evaluate(() => window.dispatchEvent(new Event('key-pause')))
    await play().waitFor()
    const before = await second()
    await page.evaluate(() => window.dispatchEvent(new Event('key-seekforward')))
    await page.waitForFunction((least) => (document.querySelector('audio')?.currentTime ?? 0) >= least, before + 30, {
      polling,
    })
    await page.evaluate(() => window.dispatchEvent(new Event('key-nexttrack')))
    await untilAt(38)
  })

  it('counts a listener once', async () => {
    const names: string[] = []
    await openPlayer(leadLine, {
      before: async (page) => {
        page.on('request', (request) => {
          if (!request.url().endsWith('/api/beacon')) return
          const { events } = readerBeacon.parse(JSON.parse(request.postData() ?? ''))
          names.push(...events.map(({ name }) => name).filter((name) => name.startsWith('podcast_p')))
        })
      },
    })
    for (const _ of [1, 2]) {
      await play().click()
      await untilPast(0)
      await pause().click()
      await play().waitFor()
    }
    await until(
      'the pauses are reported',
      async () => names.filter((name) => name === 'podcast_pause').length,
      (count) => count === 2,
    )
    expect(names.filter((name) => name === 'podcast_play')).toHaveLength(1)
  })

  it('says when the recording cannot be loaded, and tries again', async () => {
    await openPlayer(leadLine, { before: (page) => page.route(/\.mp3$/, (route) => route.abort()) })
    await page.getByText('The recording could not be loaded.').waitFor()
    expect(await page.getByRole('link', { name: /^Download the recording \(\d+ KB\)$/ }).count()).toBe(1)
    await page.unroute(/\.mp3$/)
    await play().click()
    await untilPast(0)
    await pause().waitFor()
  })

  it('is the browser’s own without a script, with chapters, transcript and file', async () => {
    await open(leadLine, { javaScriptEnabled: false })
    expect(await page.locator('audio[controls]').isVisible()).toBe(true)
    const chapter = page.getByRole('link', { name: /The wall/ })
    expect(await chapter.getAttribute('href')).toMatch(/^\/media\/slack-tide-41.*\.mp3#t=38$/)
    await page.getByText('Transcript').click()
    expect(await page.getByText('It was how they said hello.').first().isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: /^Download/ }).getAttribute('href')).toMatch(/^\/media\/.*\.mp3$/)
  })

  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('moves nothing when it comes: %s', async (name, size) => {
    const reader = await visit(browser, siteUrl + leadLine, { name, colorScheme: 'light', ...size })
    const shifts = await layoutShifts(reader.page)
    await reader.close()
    expect({ total: shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), shifts }).toEqual({
      total: '0.000',
      shifts,
    })
  })

  it('takes the place that the page kept for it', async () => {
    const heightOf = async (player: string, blocked?: RegExp) => {
      const context = await browser.newContext({ viewport: phone })
      const reader = await context.newPage()
      if (blocked) await reader.route(blocked, (route) => route.abort())
      await reader.goto(siteUrl + leadLine)
      await reader.locator('.player').scrollIntoViewIfNeeded()
      await reader.locator(player).waitFor({ state: 'attached' })
      const height = await reader.locator('.player').evaluate((element) => element.getBoundingClientRect().height)
      await context.close()
      return height
    }
    expect(await heightOf('.player__native[controls]', /\/islands\/loader-/)).toBe(await heightOf('.player__controls'))
  })

  it(`adds at most ${playerBudget} KB of script`, async () => {
    const { loadedScripts, close } = await visit(browser, siteUrl + leadLine, {
      name: 'desk',
      colorScheme: 'light',
      ...desk,
    })
    const others = /\/(?:loader|beacon|vitals|listening|scheme|storyTools|PodcastPlatforms\.island)-/
    const sizes = [...loadedScripts].filter(([address]) => !others.test(address)).map(([, bytes]) => bytes)
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
    process.stderr.write(`The player adds ${kilobytes.toFixed(1)} KB gzip in ${sizes.length} files\n`)
    await close()
    expect(kilobytes).toBeGreaterThan(1)
    expect(kilobytes).toBeLessThanOrEqual(playerBudget)
  })
})

describe('an episode on other pages', () => {
  /** Starts the newest episode and goes on to the page of its show. */
  async function listenOn(options: Opened = {}): Promise<void> {
    await openPlayer(leadLine, options)
    await play().click()
    await untilPast(1)
    await page.getByRole('link', { name: 'Slack Tide', exact: true }).first().click()
    await page.waitForURL(siteUrl + showPath)
    await mini().waitFor()
  }

  it('goes on where it was, and returns to its own page', async () => {
    await listenOn()
    await untilPast(1)
    await mini()
      .getByRole('button', { name: /^(?:Play|Pause): / })
      .waitFor()
    await mini().getByRole('link').click()
    await page.waitForURL(siteUrl + leadLine)
    await slider().waitFor()
    await untilPast(1)
    expect(await mini().count()).toBe(0)
  })

  it('waits at its second for one press where the browser lets nothing play by itself', async () => {
    await listenOn({
      before: (page) =>
        page.addInitScript(() => {
          const { play } = HTMLMediaElement.prototype
          // Chromium carries the activation of a page over to the next one of its site; other browsers do not.
          let hasActed = false
          for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => (hasActed = true), true)
          HTMLMediaElement.prototype.play = function () {
            return hasActed ? play.call(this) : Promise.reject(new DOMException('No', 'NotAllowedError'))
          }
        }),
    })
    await mini()
      .getByRole('button', { name: /^Play: / })
      .waitFor()
    await untilPast(1)
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
    await mini()
      .getByRole('button', { name: /^Play: / })
      .press('Enter')
    await mini()
      .getByRole('button', { name: /^Pause: / })
      .waitFor()
    await untilPast(1.5)
  })

  it('is closed with its button, and stays away', async () => {
    await listenOn()
    await mini().getByRole('button', { name: 'Close the player' }).click()
    await mini().waitFor({ state: 'detached' })
    await page.goto(`${siteUrl}/podcasts`)
    await page.waitForLoadState('networkidle')
    expect(await mini().count()).toBe(0)
  })

  it('gives way to another episode that is started', async () => {
    await listenOn()
    await page.locator(`a[href="${lastRow}"]`).first().click()
    await slider().waitFor()
    await mini().waitFor()
    await play().click()
    await mini().waitFor({ state: 'detached' })
    await pause().waitFor()
    await page.goto(siteUrl + showPath)
    await mini().waitFor()
    expect(await mini().getByRole('link').getAttribute('href')).toBe(lastRow)
  })

  it('comes back with a page out of the browser’s memory only as it is now', async () => {
    await listenOn()
    await mini().getByRole('button', { name: 'Close the player' }).click()
    await page.goBack()
    await slider().waitFor()
    await page.goForward()
    await page.waitForURL(siteUrl + showPath)
    await page.waitForLoadState('networkidle')
    expect(await mini().count()).toBe(0)
  })

  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('covers neither the end of the page nor what has the focus: %s', async (_, viewport) => {
    await listenOn({ viewport })
    const overlap = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const bottom = [...document.querySelectorAll('footer a')].at(-1)?.getBoundingClientRect().bottom ?? 0
      return bottom - (document.querySelector('.mini-player')?.getBoundingClientRect().top ?? 0)
    })
    expect(overlap).toBeLessThanOrEqual(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a, footer a')].flatMap((link) => {
        link.focus()
        const top = document.querySelector('.mini-player')?.getBoundingClientRect().top ?? innerHeight
        const box = link.getBoundingClientRect()
        return document.activeElement === link && box.top > top - 1 ? [link.outerHTML] : []
      }),
    )
    expect(hidden).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('starts where it is listed, with a link that is then its pause', async () => {
    await open(showPath)
    const link = (name: string) => page.locator('.episode-row').first().getByRole('button', { name })
    await link('Play: Slack Tide: The man').press('Space')
    await mini().waitFor()
    await untilPast(0.5)
    expect(await accessibilityFaults(page)).toEqual([])
    await link('Pause: Slack Tide: The man').click()
    await mini()
      .getByRole('button', { name: /^Play: / })
      .waitFor()
    await link('Play: Slack Tide: The man').waitFor()
    // Another one takes its place.
    await page
      .locator('.episode-row')
      .nth(1)
      .getByRole('button', { name: /^Play: / })
      .click()
    await mini().locator(`a[href="${lastRow}"]`).waitFor()
    await page
      .locator('.episode-row')
      .nth(1)
      .getByRole('button', { name: /^Pause: / })
      .waitFor()
    expect(await mini().count()).toBe(1)
    await page.goto(siteUrl + lastRow)
    await slider().waitFor()
    expect(await mini().count()).toBe(0)
  })

  it('starts on the page of all podcasts, and in the list of a story', async () => {
    await open('/podcasts')
    await page.getByRole('button', { name: /^Play: Slack Tide: The man/ }).click()
    await mini().locator(`a[href="${leadLine}"]`).waitFor()
    await untilPast(0.5)
  })

  it('is a link to the recording without a script', async () => {
    await open(showPath, { javaScriptEnabled: false })
    const links = page.getByRole('link', { name: /^Play: / })
    expect(await links.count()).toBe(2)
    expect(await links.first().getAttribute('href')).toMatch(/^\/media\/slack-tide-41.*\.mp3$/)
  })

  it('stops when the time of the sleep timer has come, on the next page too', async () => {
    await openPlayer()
    await player().getByRole('combobox', { name: 'Sleep timer' }).selectOption({ label: '15 min' })
    await play().click()
    await untilPast(0.5)
    expect(await player().getByRole('combobox', { name: 'Sleep timer' }).locator('option:checked').textContent()).toBe(
      '15 min left',
    )
    await page.getByRole('link', { name: 'Slack Tide', exact: true }).first().click()
    await mini()
      .getByRole('button', { name: /^Pause: / })
      .waitFor()
    expect(await mini().getByRole('combobox', { name: 'Sleep timer' }).inputValue()).toBe('left')
    await page.clock.setFixedTime(Date.now() + 16 * 60_000)
    await mini()
      .getByRole('button', { name: /^Play: / })
      .waitFor()
    // It has done its work: the next press plays on.
    await mini()
      .getByRole('button', { name: /^Play: / })
      .click()
    await mini()
      .getByRole('button', { name: /^Pause: / })
      .waitFor()
    expect(await mini().getByRole('combobox', { name: 'Sleep timer' }).inputValue()).toBe('')
  })

  it('loads no player on a page without a recording in progress', async () => {
    const scripts: string[] = []
    await open(showPath, {
      before: async (page) => {
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
        })
      },
    })
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /\/listening-/.test(path))).toHaveLength(1)
    expect(scripts.filter((path) => /miniPlayer|EpisodePlayer/.test(path))).toEqual([])
  })
})

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('axe finds no fault on any page of podcasts: %s', async (_, viewport) => {
    await openPlayer(leadLine, { colorScheme, viewport })
    await page.getByText('Transcript').click()
    expect(await accessibilityFaults(page)).toEqual([])
    await play().click()
    await untilPast(1)
    expect(await accessibilityFaults(page)).toEqual([])
    for (const path of [showPath, '/podcasts', lastRow]) {
      await page.goto(siteUrl + path)
      await mini().waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
  })
})
