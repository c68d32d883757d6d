import { describe, expect, it, jest } from '@jest/globals'
import { readerBeacon } from '#contract/readerEvents.schema.ts'
import { until } from '#tests/until.ts'
import { desk, listenerOf, phone } from './podcastListener.ts'
import { layoutShifts } from './readerVisit.ts'

jest.setTimeout(300_000)

const polling = 100
// Kilobytes of script that the player adds to a page, gzip.
const playerBudget = 15

const {
  page,
  open,
  siteUrl,
  leadLine,
  openPlayer,
  player,
  play,
  pause,
  slider,
  second,
  untilPast,
  untilAt,
  visitEpisode,
} = listenerOf()

describe('the player of an episode', () => {
  it('plays, pauses, and says where it is', async () => {
    await openPlayer()
    expect(await slider().getAttribute('aria-valuetext')).toBe('0 seconds of 56 seconds')
    await play().click()
    await pause().waitFor()
    await untilPast(0.5)
    await pause().click()
    await play().waitFor()
    expect(await page().evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  })

  it('is worked with the keyboard alone', async () => {
    await openPlayer()
    await slider().focus()
    await page().keyboard.press('ArrowRight')
    await untilAt(5)
    await page().keyboard.press('ArrowLeft')
    await untilAt(0)
    await page().keyboard.press('End')
    await untilAt(56)
    await page().keyboard.press('Home')
    await untilAt(0)
    await page().keyboard.press('PageUp')
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
    await page().keyboard.press('ArrowRight')
    await page().keyboard.press('ArrowRight')
    await untilAt(10)
    await page().reload()
    await slider().waitFor()
    await untilAt(10)
    expect(await player().getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.5')
    expect(await page().evaluate(() => document.querySelector('audio')?.playbackRate)).toBe(1.5)
    expect(await page().evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
  })

  it('goes to a chapter, and marks the one that it is in', async () => {
    await openPlayer()
    const chapters = page().getByRole('list', { name: 'Chapters' }).getByRole('link')
    expect(await chapters.allTextContents()).toEqual([
      '0:02Monday, in pencil',
      '0:17The sound of a lead line',
      '0:38The wall',
    ])
    await chapters.nth(2).click()
    await untilPast(38)
    await pause().waitFor()
    expect(await page().locator('.player__chapter[aria-current=true]').textContent()).toBe('0:38The wall')
    expect(page().url()).toBe(siteUrl() + leadLine())
  })

  it('shows the device what plays, and listens to its keys', async () => {
    await openPlayer(leadLine(), {
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
    const session = await page().evaluate(() => {
      const { title, artist, artwork } = navigator.mediaSession.metadata ?? {}
      return { title, artist, artwork: artwork?.length }
    })
    expect(session).toEqual({
      title: expect.stringContaining('the depth on the wall'),
      artist: 'Slack Tide',
      artwork: 1,
    })
    await page().evaluate(() => window.dispatchEvent(new Event('key-pause')))
    await play().waitFor()
    const before = await second()
    await page().evaluate(() => window.dispatchEvent(new Event('key-seekforward')))
    await page().waitForFunction((least) => (document.querySelector('audio')?.currentTime ?? 0) >= least, before + 30, {
      polling,
    })
    await page().evaluate(() => window.dispatchEvent(new Event('key-nexttrack')))
    await untilAt(38)
  })

  it('counts a listener once', async () => {
    const names: string[] = []
    await openPlayer(leadLine(), {
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
    await openPlayer(leadLine(), { before: (page) => page.route(/\.mp3$/, (route) => route.abort()) })
    await page().getByText('The recording could not be loaded.').waitFor()
    expect(
      await page()
        .getByRole('link', { name: /^Download the recording \(\d+ KB\)$/ })
        .count(),
    ).toBe(1)
    await page().unroute(/\.mp3$/)
    await play().click()
    await untilPast(0)
    await pause().waitFor()
  })

  it('is the browser’s own without a script, with chapters, transcript and file', async () => {
    await open(leadLine(), { javaScriptEnabled: false })
    expect(await page().locator('audio[controls]').isVisible()).toBe(true)
    const chapter = page().getByRole('link', { name: /The wall/ })
    expect(await chapter.getAttribute('href')).toMatch(/^\/media\/slack-tide-41.*\.mp3#t=38$/)
    await page().getByText('Transcript').click()
    expect(await page().getByText('It was how they said hello.').first().isVisible()).toBe(true)
    expect(
      await page()
        .getByRole('link', { name: /^Download/ })
        .getAttribute('href'),
    ).toMatch(/^\/media\/.*\.mp3$/)
  })

  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('moves nothing when it comes: %s', async (name, size) => {
    const reader = await visitEpisode(name, size)
    const shifts = await layoutShifts(reader.page)
    await reader.close()
    expect({ total: shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), shifts }).toEqual({
      total: '0.000',
      shifts,
    })
  })

  it('takes the place that the page kept for it', async () => {
    const heightOf = async (player: string, blocked?: RegExp) => {
      await open(leadLine(), {
        viewport: phone,
        before: async (page) => blocked && page.route(blocked, (route) => route.abort()),
      })
      await page().locator('.player').scrollIntoViewIfNeeded()
      await page().locator(player).waitFor({ state: 'attached' })
      return page()
        .locator('.player')
        .evaluate((element) => element.getBoundingClientRect().height)
    }
    expect(await heightOf('.player__native[controls]', /\/islands\/loader-/)).toBe(await heightOf('.player__controls'))
  })

  it(`adds at most ${playerBudget} KB of script`, async () => {
    const { loadedScripts, close } = await visitEpisode('desk', desk)
    const others = /\/(?:loader|beacon|vitals|listening|scheme|storyTools|PodcastPlatforms\.island)-/
    const sizes = [...loadedScripts].filter(([address]) => !others.test(address)).map(([, bytes]) => bytes)
    const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024
    process.stderr.write(`The player adds ${kilobytes.toFixed(1)} KB gzip in ${sizes.length} files\n`)
    await close()
    expect(kilobytes).toBeGreaterThan(1)
    expect(kilobytes).toBeLessThanOrEqual(playerBudget)
  })
})
