import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { trackEventName } from '#contract/trackEvent.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

const story = [
  blockFixture('paragraph', { content: 'The ferry left at seven, as it has since 1931.' }),
  blockFixture('newsletter-signup', { props: { newsletterId: 'first-boat' } }),
  blockFixture('newsletter-signup', { id: 'second', props: { newsletterId: 'bare' } }),
  blockFixture('dynamic-content', { props: { promotionId: 'membership' } }),
]

const { page, open: openPage } = readerOf(story)

// Opens the page, with the server's answer to a subscription; a script of its own records what is tracked.
const open = async (status = 200, javaScriptEnabled = true) => {
  const before = async (fresh: Page) => {
    await fresh.addInitScript((name) => {
      const seen: string[] = []
      Object.assign(window, { seen })
      addEventListener(name, (event) => event instanceof CustomEvent && seen.push(event.detail.name))
    }, trackEventName)
    await fresh.route('**/api/newsletters/subscribe', (route) => route.fulfill({ status, json: {} }))
  }
  await openPage({ viewport: { width: 800, height: 900 }, javaScriptEnabled, before })
  if (javaScriptEnabled) {
    await page().waitForFunction(() => !document.querySelector('[data-island]:not([data-island-state="hydrated"])'))
  }
}
const form = () => page().locator('.newsletter-signup').first()
const email = () => form().getByRole('textbox', { name: 'E-mail' })
const button = () => form().getByRole('button', { name: 'Sign Up' })
const slot = () => page().getByText('Keep the horn sounding')
const untilTracked = (action: string) =>
  page().waitForFunction((wanted) => Reflect.get(window, 'seen').includes(wanted), action)

describe('a newsletter’s form', () => {
  it('sends the address, the newsletter and the source, and thanks its reader (docs/spec/reader-site.md#subscribe-call)', async () => {
    await open()
    const sent = page().waitForRequest('**/api/newsletters/subscribe')
    await email().fill('ana@harbour.example')
    await button().click()
    expect((await sent).postDataJSON()).toEqual({
      email: 'ana@harbour.example',
      newsletters: ['First Boat Out'],
      source: 'newsletter_signup_block',
    })
    await form().getByText('Thanks for signing up!').waitFor()
    await untilTracked('newsletter_signup')
    // They replace the whole form, have the focus, and stand where a screen reader was listening.
    expect(await form().getByText('By signing up').isVisible()).toBe(false)
    expect(await page().evaluate(() => document.activeElement?.textContent)).toBe('Thanks for signing up!')
    expect(await form().getByRole('status').textContent()).toBe('Thanks for signing up!')
    // The other form of the page is as it was.
    expect(await page().locator('form').count()).toBe(1)
  })

  it('cannot be sent while the address is wrong, says why, and can once it is right', async () => {
    await open()
    await email().fill('ana')
    await email().blur()
    await form().getByRole('alert').waitFor()
    expect(await form().getByRole('alert').allTextContents()).toEqual(['Enter a valid e-mail address'])
    expect(await button().isDisabled()).toBe(true)
    expect(await accessibilityFaults(page())).toEqual([])
    await email().fill('ana@harbour.example')
    expect(await form().getByRole('alert').count()).toBe(0)
    expect(await button().isEnabled()).toBe(true)
  })

  it.each([429, 500])(
    'says so when the server answers %i, keeps what was typed, and sends it again',
    async (status) => {
      await open(status)
      await email().fill('ana@harbour.example')
      await button().click()
      await form().getByText('Try again in a few minutes.').waitFor()
      expect(await email().inputValue()).toBe('ana@harbour.example')
      await page().route('**/api/newsletters/subscribe', (route) => route.fulfill({ status: 200, json: {} }))
      await button().click()
      await form().getByText('Thanks for signing up!').waitFor()
    },
  )

  it('is there without a script, and can be sent', async () => {
    await open(200, false)
    expect(await button().isEnabled()).toBe(true)
    expect(await form().locator('form').getAttribute('method')).toBe('post')
  })
})

describe('the slot that is filled for each reader', () => {
  it('is shown to a reader of whom nothing is known, and reports when it was seen (docs/spec/reader-site.md#dynamic-content)', async () => {
    await open()
    expect(await slot().isVisible()).toBe(true)
    await untilTracked('impression')
  })

  it('goes away for good when it is sent away', async () => {
    await open()
    await page().getByRole('button', { name: 'Do not show this again' }).click()
    expect(await slot().isVisible()).toBe(false)
    await page().reload()
    await slot().waitFor({ state: 'hidden' })
  })

  it('does not ask a reader who has just subscribed', async () => {
    await open()
    await email().fill('ana@harbour.example')
    await button().click()
    await form().getByText('Thanks for signing up!').waitFor()
    await page().reload()
    await slot().waitFor({ state: 'hidden' })
  })

  it('is whole without a script', async () => {
    await open(200, false)
    expect(await page().locator('.dynamic-content__heading').isVisible()).toBe(true)
    expect(await page().getByRole('link', { name: 'Become a member' }).isVisible()).toBe(true)
  })
})
