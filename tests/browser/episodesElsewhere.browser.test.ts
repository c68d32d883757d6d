import { describe, expect, it, jest } from '@jest/globals'
import { accessibilityFaults } from './accessibility.ts'
import { desk, listenerOf, type Opened, phone, showPath } from './podcastListener.ts'

jest.setTimeout(300_000)

const { page, open, siteUrl, leadLine, lastRow, openPlayer, player, play, pause, slider, mini, untilPast } =
  listenerOf()

describe('an episode on other pages', () => {
  // Starts the newest episode and goes on to the page of its show.
  async function listenOn(options: Opened = {}): Promise<void> {
    await openPlayer(leadLine(), options)
    await play().click()
    await untilPast(1)
    await page().getByRole('link', { name: 'Slack Tide', exact: true }).first().click()
    await page().waitForURL(siteUrl() + showPath)
    await mini().waitFor()
  }

  it('goes on where it was, and returns to its own page', async () => {
    await listenOn()
    await untilPast(1)
    await mini()
      .getByRole('button', { name: /^(?:Play|Pause): / })
      .waitFor()
    await mini().getByRole('link').click()
    await page().waitForURL(siteUrl() + leadLine())
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
    expect(await page().evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
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
    await page().goto(`${siteUrl()}/podcasts`)
    await page().waitForLoadState('networkidle')
    expect(await mini().count()).toBe(0)
  })

  it('gives way to another episode that is started', async () => {
    await listenOn()
    await page().locator(`a[href="${lastRow()}"]`).first().click()
    await slider().waitFor()
    await mini().waitFor()
    await play().click()
    await mini().waitFor({ state: 'detached' })
    await pause().waitFor()
    await page().goto(siteUrl() + showPath)
    await mini().waitFor()
    expect(await mini().getByRole('link').getAttribute('href')).toBe(lastRow())
  })

  it('comes back with a page out of the browser’s memory only as it is now', async () => {
    await listenOn()
    await mini().getByRole('button', { name: 'Close the player' }).click()
    await page().goBack()
    await slider().waitFor()
    await page().goForward()
    await page().waitForURL(siteUrl() + showPath)
    await page().waitForLoadState('networkidle')
    expect(await mini().count()).toBe(0)
  })

  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('covers neither the end of the page nor what has the focus: %s', async (_, viewport) => {
    await listenOn({ viewport })
    const overlap = await page().evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      const bottom = [...document.querySelectorAll('footer a')].at(-1)?.getBoundingClientRect().bottom ?? 0
      return bottom - (document.querySelector('.mini-player')?.getBoundingClientRect().top ?? 0)
    })
    expect(overlap).toBeLessThanOrEqual(0)
    await page().evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const hidden = await page().evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main a, footer a')].flatMap((link) => {
        link.focus()
        const top = document.querySelector('.mini-player')?.getBoundingClientRect().top ?? innerHeight
        const box = link.getBoundingClientRect()
        return document.activeElement === link && box.top > top - 1 ? [link.outerHTML] : []
      }),
    )
    expect(hidden).toEqual([])
    expect(await page().evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  it('starts where it is listed, with a link that is then its pause', async () => {
    await open(showPath)
    const link = (name: string) => page().locator('.episode-row').first().getByRole('button', { name })
    await link('Play: Slack Tide: The man').press('Space')
    await mini().waitFor()
    await untilPast(0.5)
    expect(await accessibilityFaults(page())).toEqual([])
    await link('Pause: Slack Tide: The man').click()
    await mini()
      .getByRole('button', { name: /^Play: / })
      .waitFor()
    await link('Play: Slack Tide: The man').waitFor()
    // Another one takes its place.
    await page()
      .locator('.episode-row')
      .nth(1)
      .getByRole('button', { name: /^Play: / })
      .click()
    await mini().locator(`a[href="${lastRow()}"]`).waitFor()
    await page()
      .locator('.episode-row')
      .nth(1)
      .getByRole('button', { name: /^Pause: / })
      .waitFor()
    expect(await mini().count()).toBe(1)
    await page().goto(siteUrl() + lastRow())
    await slider().waitFor()
    expect(await mini().count()).toBe(0)
  })

  it('starts on the page of all podcasts, and in the list of a story', async () => {
    await open('/podcasts')
    await page()
      .getByRole('button', { name: /^Play: Slack Tide: The man/ })
      .click()
    await mini().locator(`a[href="${leadLine()}"]`).waitFor()
    await untilPast(0.5)
  })

  it('is a link to the recording without a script', async () => {
    await open(showPath, { javaScriptEnabled: false })
    const links = page().getByRole('link', { name: /^Play: / })
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
    await page().getByRole('link', { name: 'Slack Tide', exact: true }).first().click()
    await mini()
      .getByRole('button', { name: /^Pause: / })
      .waitFor()
    expect(await mini().getByRole('combobox', { name: 'Sleep timer' }).inputValue()).toBe('left')
    await page().clock.setFixedTime(Date.now() + 16 * 60_000)
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
    await page().waitForLoadState('networkidle')
    expect(scripts.filter((path) => /\/listening-/.test(path))).toHaveLength(1)
    expect(scripts.filter((path) => /miniPlayer|EpisodePlayer/.test(path))).toEqual([])
  })
})

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  it.each([
    ['phone', phone],
    ['desk', desk],
  ])('axe finds no fault on any page of podcasts: %s', async (_, viewport) => {
    await openPlayer(leadLine(), { colorScheme, viewport })
    await page().getByText('Transcript').click()
    expect(await accessibilityFaults(page())).toEqual([])
    await play().click()
    await untilPast(1)
    expect(await accessibilityFaults(page())).toEqual([])
    for (const path of [showPath, '/podcasts', lastRow()]) {
      await page().goto(siteUrl() + path)
      await mini().waitFor()
      expect(await accessibilityFaults(page())).toEqual([])
    }
  })
})
