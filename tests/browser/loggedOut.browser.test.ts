import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { logIn } from './newsroom.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

jest.setTimeout(300_000)

const headline = `Quay ${Date.now().toString(36)}`

let story: TwoPeople
let june: Page

beforeAll(async () => {
  story = await twoPeople({ headline, type: 'article' })
  june = story.june
})
afterAll(() => story?.end())

const headlineOf = (page: Page) => page.locator('#field-headline')

describe('a story that is open while its writer logs out in another tab', () => {
  it('takes no more words there, and says why', async () => {
    await Promise.all([story.open(june), story.open(story.ada)])
    await headlineOf(june).press('ControlOrMeta+End')
    await headlineOf(june).pressSequentially(' closes')
    await june.locator('.room__status', { hasText: 'Saved' }).waitFor()
    const other = await june.context().newPage()
    await other.goto(`${story.newsroom.cmsUrl}/admin/logout`)
    await june
      .locator('.room__notice', { hasText: 'You are not signed in any more. Sign in again to go on writing.' })
      .waitFor()
    expect(await headlineOf(june).isEditable()).toBe(false)
    expect(await headlineOf(june).inputValue()).toBe(`${headline} closes`)
    await other.close()
  })

  it('is left by that tab alone: colleagues write on', async () => {
    await story.ada.locator('.people-row__person').waitFor({ state: 'detached' })
    await headlineOf(story.ada).press('ControlOrMeta+End')
    await headlineOf(story.ada).pressSequentially(' at noon')
    await story.ada.locator('.room__status', { hasText: 'Saved' }).waitFor()
  })

  it('is written on there, with what colleagues wrote meanwhile, once its writer has logged in again', async () => {
    const other = await june.context().newPage()
    await logIn(other, story.newsroom, 'editor')
    await june.locator('.room__notice').waitFor({ state: 'detached' })
    await june.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('#field-headline')?.value === text,
      `${headline} closes at noon`,
    )
    await headlineOf(june).press('ControlOrMeta+End')
    await headlineOf(june).pressSequentially(' today')
    await story.ada.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('#field-headline')?.value === text,
      `${headline} closes at noon today`,
    )
    await other.close()
  })
})
