import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { formatInTimeZone } from 'date-fns-tz'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const headline = `Clock of versions ${Date.now().toString(36)}`
const versions = z.object({ docs: z.array(z.object({ id: z.number(), updatedAt: z.string() })) })

let browser: DeskBrowser
let page: Page
let editor: RestPerson
let id: string
// The newest version, and its time as the publication's clock shows it.
let version: { id: number; shown: string }

beforeAll(async () => {
  browser = await openDeskBrowser()
  // Another day there at most hours, and no offset in common with the publication or the server.
  page = await (await browser.newContext({ timezoneId: 'Asia/Kathmandu' })).newPage()
  await logIn(page, newsroom, 'editor')
  editor = await signInByRest(newsroom.cmsUrl, 'admin')
  id = await openStory(page, newsroom, { headline })
  const settings = await editor.call('GET', '/globals/settings?depth=0')
  const { timeZone } = z.object({ timeZone: z.string() }).parse(settings.body)
  const found = await editor.call('GET', `/posts/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1&depth=0`)
  const [newest] = versions.parse(found.body).docs
  if (!newest) throw new Error('There is no version')
  version = { id: newest.id, shown: formatInTimeZone(newest.updatedAt, timeZone, 'MM/dd/yyyy hh:mmaaa') }
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  } finally {
    await browser?.close()
  }
})

describe('versions for a viewer in another time zone', () => {
  const openVersions = (path = '') => page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}/versions${path}`)

  it('are listed in the time of the publication, which is named', async () => {
    await openVersions()
    await page.locator('.zone-note').waitFor()
    const links = page.locator(`a[href$="/versions/${version.id}"]`)
    expect(await links.first().textContent()).toBe(version.shown)
  })

  it('are compared in the time of the publication, which is named', async () => {
    await openVersions(`/${version.id}`)
    await page.locator('.zone-note').waitFor()
    await page.getByText(version.shown).first().waitFor()
  })
})
