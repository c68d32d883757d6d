import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type TwoPeople, twoPeople } from './together/twoPeople.ts'

jest.setTimeout(300_000)

const headline = `Harbor ${Date.now().toString(36)} votes`

let story: TwoPeople
let june: TwoPeople['june']
let ada: TwoPeople['ada']
let open: TwoPeople['open']

beforeAll(async () => {
  story = await twoPeople({ headline, type: 'article' })
  ;({ june, ada, open } = story)
})
afterAll(() => story?.end())

const notice = (page: Page, words: string) => page.locator('.room__notice', { hasText: words })
const listAddress = () => `${story.newsroom.cmsUrl}/admin/collections/posts?keyword=${encodeURIComponent(headline)}`
const headlineOf = (page: Page) => page.locator('#field-headline')
const untilHeadline = (page: Page, text: string) =>
  page.waitForFunction((text) => {
    const input = document.querySelector('#field-headline')
    return input instanceof HTMLTextAreaElement && input.value === text
  }, text)

describe('a story that a user locks', () => {
  it('is followed live by the others, who see who holds it and change nothing', async () => {
    await Promise.all([open(june), open(ada)])
    await june.locator('.people-row__person').first().waitFor()
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(ada, 'Locked by June Hathaway').waitFor()
    expect(await headlineOf(ada).isEditable()).toBe(false)
    expect(await ada.locator('#lifecycle-publish').count()).toBe(0)
    await headlineOf(june).press('ControlOrMeta+End')
    await headlineOf(june).pressSequentially(' tonight')
    await untilHeadline(ada, `${headline} tonight`)
    expect(await accessibilityFaults(ada, '.room')).toEqual([])
  })

  it('is commented on by those who follow it, also where they can choose nothing', async () => {
    const authors = ada.locator('.field-type', { has: ada.getByPlaceholder('Search Authors') }).last()
    expect(
      await authors
        .locator('[data-following]')
        .first()
        .evaluate((part) => part.closest('[inert]') !== null),
    ).toBe(true)
    await authors.hover()
    await ada.getByRole('button', { name: 'Comment on Authors' }).click()
    await ada.locator('.comment-composer__text').waitFor()
    await ada.keyboard.press('Escape')
  })

  it('shows so in the list, from where it is taken by force: its holder is notified and disconnected', async () => {
    const list = await ada.context().newPage()
    await list.goto(listAddress())
    const row = list.locator(`tr[data-id="${story.id}"]`)
    await row.locator('.presence__lock', { hasText: 'Locked by June Hathaway' }).waitFor()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await list.getByRole('button', { name: 'Force Unlock' }).click()
    await list.getByText('Post unlocked').waitFor()
    await june
      .getByText('An unlock has been requested for this document. You have been disconnected.')
      .first()
      .waitFor()
    await june.waitForURL(`${story.newsroom.cmsUrl}/admin/collections/posts`)
    await row.locator('.presence__lock').waitFor({ state: 'detached' })
    await list.close()
  })

  it('is written by those who are left, and what was kept stands beside it and in the list of versions', async () => {
    await ada.locator('.room__status', { hasText: 'Saved' }).waitFor()
    expect(await headlineOf(ada).isEditable()).toBe(true)
    await open(ada)
    await ada.locator('.kept-versions a', { hasText: 'What June Hathaway had written' }).waitFor()
    const versions = await ada.context().newPage()
    await versions.goto(`${story.address}/versions`)
    const kept = versions.locator('.versions tr', { hasText: 'What June Hathaway had written' })
    await kept.getByRole('cell', { name: 'June Hathaway', exact: true }).waitFor()
    await versions.close()
  })

  it('shows so in lists as well that hear no news', async () => {
    await open(june)
    const list = await ada.context().newPage()
    await list.routeWebSocket(/\/news$/, (socket) => socket.close())
    await list.goto(listAddress())
    const lock = list.locator(`tr[data-id="${story.id}"] .presence__lock`)
    await list.locator(`tr[data-id="${story.id}"] .people-row__person`).first().waitFor()
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await lock.waitFor()
    await june.getByRole('button', { name: 'Locked by you' }).click()
    await lock.waitFor({ state: 'detached' })
    await list.close()
  })

  it('is everybody’s again when its holder unlocks it, or leaves', async () => {
    await open(june)
    await ada.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(june, 'Locked by').waitFor()
    await ada.getByRole('button', { name: 'Locked by you' }).click()
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(ada, 'Locked by June Hathaway').waitFor()
    await june.locator('.step-nav a', { hasText: 'Posts' }).click()
    await ada.getByRole('button', { name: 'Lock', exact: true }).waitFor()
  })
})

describe('a holder whose connection is lost', () => {
  it('holds the story still when they come back soon, with what they wrote meanwhile', async () => {
    await Promise.all([open(june), open(ada)])
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(ada, 'Locked by June Hathaway').waitFor()
    await june.context().setOffline(true)
    await june.locator('.room__status', { hasText: 'Offline' }).waitFor()
    await headlineOf(june).press('ControlOrMeta+End')
    await headlineOf(june).pressSequentially(' soon')
    await june.context().setOffline(false)
    await untilHeadline(ada, `${headline} tonight soon`)
    await june.getByRole('button', { name: 'Locked by you' }).waitFor()
    expect(await headlineOf(ada).isEditable()).toBe(false)
  })

  it('finds it taken when they stayed away, and what they wrote is there once they may write', async () => {
    await june.context().setOffline(true)
    await june.locator('.room__status', { hasText: 'Offline' }).waitFor()
    await headlineOf(june).press('ControlOrMeta+End')
    await headlineOf(june).pressSequentially(', she said')
    await endLease()
    await ada.getByRole('button', { name: 'Lock', exact: true }).click()
    await headlineOf(ada).press('ControlOrMeta+Home')
    await headlineOf(ada).pressSequentially('Now: ')
    await june.context().setOffline(false)
    await notice(june, 'Locked by Ada Lockhart').waitFor()
    expect(await headlineOf(june).isEditable()).toBe(false)
    await untilHeadline(ada, `Now: ${headline} tonight soon`)
    await ada.getByRole('button', { name: 'Locked by you' }).click()
    const both = `Now: ${headline} tonight soon, she said`
    await Promise.all([untilHeadline(ada, both), untilHeadline(june, both)])
    await headlineOf(ada).fill(`${headline} tonight`)
    await untilHeadline(june, `${headline} tonight`)
  })
})

// Ends the lease at once, as it ends after twenty seconds without renewal.
async function endLease(): Promise<void> {
  const database = new Client({ connectionString: story.newsroom.databaseUrl })
  await database.connect()
  try {
    const documentKey = `post_post_${story.id}`
    await database.query('UPDATE collaboration.locks SET expires_at = 0 WHERE guid = $1', [documentKey])
    await database.query("SELECT pg_notify('citydesk_locks', $1)", [documentKey])
  } finally {
    await database.end()
  }
}

describe('a story in two tabs of one browser', () => {
  it('is written in one of them; the other one says so, and takes over', async () => {
    await open(june)
    const second = await june.context().newPage()
    await second.goto(story.address)
    await notice(second, 'Open in another tab').waitFor()
    expect(await headlineOf(second).isEditable()).toBe(false)
    await second.getByRole('button', { name: 'Write here' }).click()
    await notice(june, 'Open in another tab').waitFor()
    await headlineOf(second).press('ControlOrMeta+End')
    await headlineOf(second).pressSequentially('.')
    await untilHeadline(june, `${headline} tonight.`)
    await june.getByRole('button', { name: 'Write here' }).click()
    await notice(second, 'Open in another tab').waitFor()
    await second.close()
    expect(await headlineOf(june).isEditable()).toBe(true)
  })

  it('stays that of a tab that is reloaded', async () => {
    await june.reload()
    await june.locator('.room__status', { hasText: 'Saved' }).waitFor()
    expect(await headlineOf(june).isEditable()).toBe(true)
  })
})

describe('the dashboard', () => {
  it('says what is being worked on now, and by whom', async () => {
    await open(june)
    await headlineOf(june).focus()
    await ada.goto(`${story.newsroom.cmsUrl}/admin`)
    const entry = ada.locator('.worked-on__document', { hasText: headline })
    await entry.getByText('June Hathaway, in Headline').first().waitFor()
    expect(await accessibilityFaults(ada, 'main.dashboard')).toEqual([])
  })
})
