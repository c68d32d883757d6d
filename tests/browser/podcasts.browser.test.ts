import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

const story = [
  blockFixture('show', { props: { id: 'slack-tide' } }),
  blockFixture('episode-showcase', {
    children: [blockFixture('episode-showcase-slot', { props: { post: 'lead-line' } })],
  }),
]

const { page, open } = readerOf(story)
const trigger = () => page().getByRole('button', { name: /^See All Episodes\s?: Slack Tide$/ })
const dialog = () => page().getByRole('dialog', { name: 'Select Your Platform' })
const state = () => page().locator('dialog[data-state]').first().getAttribute('data-state')
// Waits until the dialog has come to rest in a state.
const untilIn = (wanted: string) =>
  page().waitForFunction(
    (name) => document.querySelector('dialog[data-state]')?.getAttribute('data-state') === name,
    wanted,
  )

describe('the dialog of listening platforms (docs/spec/reader-site.md#platform-dialog)', () => {
  it('opens with its button, lists the platforms, and gives the focus back when it is closed', async () => {
    await open()
    await trigger().click()
    await untilIn('open')
    expect(await dialog().getByRole('link').allTextContents()).toEqual([
      'Apple Podcasts (opens in new tab)',
      'Spotify (opens in new tab)',
      'YouTube (opens in new tab)',
    ])
    await dialog().getByRole('button', { name: 'Close' }).click()
    await untilIn('closed')
    expect(await dialog().count()).toBe(0)
    expect(await trigger().evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('closes with Escape', async () => {
    await open()
    await trigger().press('Enter')
    await untilIn('open')
    await page().keyboard.press('Escape')
    await untilIn('closed')
  })

  it('closes with a click on the backdrop, and not with one inside', async () => {
    await open()
    await trigger().click()
    await untilIn('open')
    await dialog().getByText('Select Your Platform').click()
    expect(await state()).toBe('open')
    await page().mouse.click(5, 5)
    await untilIn('closed')
  })

  it('can be opened again and again, also where nothing moves', async () => {
    await open({ reducedMotion: 'reduce' })
    for (const _ of [1, 2]) {
      await trigger().click()
      await untilIn('open')
      await page().keyboard.press('Escape')
      await untilIn('closed')
    }
  })

  it('tells what was clicked (docs/spec/reader-site.md#tracked-actions)', async () => {
    await open()
    await page().route('https://podcasts.example/**', (route) => route.abort())
    await page().evaluate(() => {
      window.addEventListener('citydesk:track', (event) => {
        if (event instanceof CustomEvent) document.documentElement.dataset.tracked = event.detail.name
      })
    })
    await trigger().click()
    await untilIn('open')
    await dialog().getByRole('link', { name: 'Apple Podcasts' }).click()
    expect(await page().evaluate(() => document.documentElement.dataset.tracked)).toBe('podcast_apple_click')
  })

  it.each(['light', 'dark'] as const)('has no fault that axe knows, open and closed, %s', async (colorScheme) => {
    await open({ colorScheme })
    await trigger().waitFor()
    expect(await accessibilityFaults(page())).toEqual([])
    await trigger().click()
    await untilIn('open')
    expect(await accessibilityFaults(page())).toEqual([])
  })

  it('unfolds the same links without a script', async () => {
    await open({ javaScriptEnabled: false })
    await page().getByText('See All Episodes').click()
    expect(await page().locator('.show a[target="_blank"]').count()).toBe(3)
    expect(await page().locator('.show a[target="_blank"]').first().isVisible()).toBe(true)
  })
})
