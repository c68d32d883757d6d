import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

const mark = Date.now().toString(36)
const name = `Held Show ${mark}`
const headline = `Asks for a show ${mark}`
const body = lexicalFromBlocks([blockFixture('show', { id: 'show', props: { id: null } })])

let section: TwoPeople

beforeAll(async () => {
  section = await twoPeople({ name, type: 'show' }, 'sections')
})
afterEach(() => removeDocuments(section.ada, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`))
afterAll(() => section?.end())

const openPicker = async (page: Page) => {
  await openStory(page, section.newsroom, { headline, type: 'article', body })
  await page.getByRole('button', { name: 'Select Show' }).first().click()
  const line = page.locator('.picker .picker-item', { hasText: name })
  await line.waitFor()
  return line
}

describe('a show that another user holds', () => {
  it('says so where it is chosen, and is taken from there by who may: its holder is notified', async () => {
    const { june, ada } = section
    await section.open(june)
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await june.getByRole('button', { name: 'Locked by you' }).waitFor()

    const writer = await section.logInAs('writer')
    const seen = await openPicker(writer)
    await seen.getByText('Locked by June Hathaway').waitFor()
    expect(await writer.locator('.picker').getByRole('columnheader').allInnerTexts()).not.toContain('Actions')
    await writer.context().close()

    const line = await openPicker(ada)
    expect(await ada.locator('.picker').getByRole('columnheader').allInnerTexts()).toContain('Actions')
    await line.getByText('Locked by June Hathaway').waitFor()
    const unlock = '**/api/rpc/editor.requestUnlock**'
    await ada.route(unlock, (route) => route.continue({ postData: '{"id":"section_1"}' }))
    await line.getByRole('button', { name: 'Force Unlock' }).click()
    await ada.locator('[data-sonner-toast]', { hasText: 'Unable to unlock section' }).waitFor()
    await ada.unroute(unlock)
    await line.getByRole('button', { name: 'Force Unlock' }).click()
    await ada.locator('[data-sonner-toast]', { hasText: 'Section unlocked' }).waitFor()
    await line.getByText('Locked by June Hathaway').waitFor({ state: 'detached' })
    await june
      .getByText('An unlock has been requested for this document. You have been disconnected.')
      .first()
      .waitFor()
    // Sections have no list to be sent to (docs/spec/newsroom.md#sent-away): one is at the beginning.
    await june.waitForURL(`${section.newsroom.cmsUrl}/admin`)
  })
})
