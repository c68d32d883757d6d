import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { inGateOrSoak } from '#tests/soak.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { pageQuality } from './lighthouse.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const { siteUrl, cmsUrl } = newsroom
const settingsBody = z.object({ ads: z.record(z.string(), z.unknown()) })
const created = z.object({ doc: z.object({ id: z.number() }) })

let browser: DeskBrowser
let page: Page
let admin: RestPerson
let adsBefore: Record<string, unknown>

const setAds = async (ads: object) =>
  expect((await admin.call('POST', '/globals/settings', { ads: { ...adsBefore, ...ads } })).status).toBe(200)
const statusOf = async (path: string) => (await fetch(siteUrl + path)).status

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await browser.newPage()
  admin = await signInByRest(cmsUrl, 'admin')
  adsBefore = settingsBody.parse((await admin.call('GET', '/globals/settings?depth=0')).body).ads
  await logIn(page, newsroom, 'admin')
})
afterAll(async () => {
  await admin?.call('POST', '/globals/settings', { ads: adsBefore })
  await browser?.close()
})

describe('a list of authorised sellers', () => {
  it('is written on the screen, whose refusal names the line, and served as text', async () => {
    await setAds({ isEnabled: true, sellers: '', appSellers: '' })
    await until('there is no list', async () => (await statusOf('/ads.txt')) === 404)
    await page.goto(`${cmsUrl}/admin/globals/settings`)
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    const list = page.getByLabel('ads.txt', { exact: true })
    await list.fill('# Ours\ngoogle.com, pub-1, OWNED')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Line 2: The third part is DIRECT or RESELLER.').first().waitFor()
    expect(await list.inputValue()).toContain('OWNED')
    await list.fill('# Ours\ngoogle.com, pub-1, DIRECT')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Line 2:').first().waitFor({ state: 'hidden' })
    await until('the list is served', async () => (await statusOf('/ads.txt')) === 200)
    const answer = await fetch(`${siteUrl}/ads.txt`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toBe('# Ours\ngoogle.com, pub-1, DIRECT\n')
    expect(await statusOf('/app-ads.txt')).toBe(404)
  })

  it('of apps is a file of its own, and neither is there while advertisements are off', async () => {
    await setAds({ isEnabled: true, sellers: 'a.test, 1, DIRECT', appSellers: 'b.test, 2, RESELLER' })
    const listed = async () => (await fetch(`${siteUrl}/app-ads.txt`)).text()
    await until('the list of apps is served', listed, (text) => text === 'b.test, 2, RESELLER\n')
    await setAds({ isEnabled: false, sellers: 'a.test, 1, DIRECT', appSellers: 'b.test, 2, RESELLER' })
    const statuses = async () => [await statusOf('/ads.txt'), await statusOf('/app-ads.txt')].join()
    await until('neither is there', statuses, (both) => both === '404,404')
  })

  it('is refused with its mistake over the API', async () => {
    const { status, body } = await admin.call('POST', '/globals/settings', {
      ads: { ...adsBefore, appSellers: 'SUBDOMAIN=a.test' },
    })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Line 1: SUBDOMAIN is none of')])
  })
})

describe('the page of an advertisement', () => {
  it('is there for zones of the settings alone', async () => {
    const zones = [{ position: 'article.desktop.mid', zoneId: '7101' }]
    await setAds({ isEnabled: true, networkId: '4242', zones })
    // The site asks for the zones twice a minute.
    const named = '/api/ad?network=4242&zone=7101&keywords=news'
    await until('the site knows the zone', async () => (await statusOf(named)) === 200)
    expect(await statusOf('/api/ad?network=4242&zone=7102&keywords=news')).toBe(404)
    expect(await statusOf('/api/ad?network=4243&zone=7101&keywords=news')).toBe(404)
  })

  it('comes into its place on a page of the site; the offer of the house stays where it has nothing', async () => {
    const zones = ['panel', 'banner'].map((slot) => ({ position: `homepage.desktop.${slot}`, zoneId: '7101' }))
    await setAds({ isEnabled: true, isPlaced: true, networkId: '4242', zones })
    await until('the page has a place', async () => (await (await fetch(siteUrl)).text()).includes('data-ad-frame='))
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
    const reader = await context.newPage()
    // The script of the ad server cannot be reached.
    await reader.route('https://**', (route) => route.abort())
    await reader.goto(siteUrl)
    const place = reader.locator('.ad__frame--desktop[data-ad-frame]').first()
    await place.scrollIntoViewIfNeeded()
    await reader.locator('.ad__frame--desktop[data-ad-state="empty"]').first().waitFor()
    expect(await reader.locator('.ad__page').count()).toBe(0)
    expect(await place.locator('.ad__place').isVisible()).toBe(true)
    await context.close()
  })

  // Lighthouse takes as long as all other tests of this file.
  for (const path of inGateOrSoak<string[]>([], ['/'])) {
    it(`costs ${path} none of its marks, with the question of consent in front of it`, async () => {
      const setAsking = (asksConsent: boolean) => admin.call('POST', '/globals/settings', { privacy: { asksConsent } })
      await setAsking(true)
      try {
        await until('the page asks', async () => (await (await fetch(siteUrl)).text()).includes('data-consent'))
        const { scores, faults } = await pageQuality(siteUrl + path)
        expect(faults).toEqual([])
        expect(scores).toEqual({ accessibility: 100, bestPractices: 100, seo: 100 })
      } finally {
        await setAsking(false)
      }
    })
  }

  it('is not requested under Global Privacy Control', async () => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
    const reader = await context.newPage()
    await reader.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
    await reader.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const urls: string[] = []
    reader.on('request', (request) => urls.push(request.url()))
    await reader.goto(siteUrl)
    await reader.locator('.ad__frame--desktop[data-ad-frame]').first().scrollIntoViewIfNeeded()
    // The place of the ad server has been near by the time that the page is idle.
    await reader.waitForLoadState('networkidle')
    expect(urls.filter((url) => !url.startsWith(siteUrl) || url.includes('/api/ad'))).toEqual([])
    await context.close()
  })
})

describe('a political advertisement', () => {
  const facts = { isPolitical: true, sponsor: 'Friends of the Bridge', amount: '€1,200', occasion: 'the bridge vote' }

  it('is not published before it says who paid, and how much; readers of a story see both', async () => {
    const made = created.parse(
      (
        await admin.call('POST', '/promotions?draft=true', {
          heading: 'Vote for the bridge',
          url: '/about',
          political: { isPolitical: true },
        })
      ).body,
    ).doc
    const publish = () => admin.call('POST', `/promotions/${made.id}/publish`, {})
    const refused = await publish()
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Name who paid for it')
    expect(JSON.stringify(refused.body)).toContain('Enter what was paid, with its currency')
    expect((await admin.call('PATCH', `/promotions/${made.id}?draft=true`, { political: facts })).status).toBe(200)
    expect((await publish()).status).toBe(200)

    await page.goto(`${cmsUrl}/admin/collections/promotions/${made.id}`)
    expect(await page.getByLabel('Paid for by').inputValue()).toBe('Friends of the Bridge')
    expect(await page.getByRole('checkbox', { name: 'This is a political advertisement' }).isChecked()).toBe(true)

    await setAds({ isEnabled: true, isPlaced: true, networkId: '', zones: [] })
    await page.goto(siteUrl)
    const notice = page.locator('.ad .political-notice').first()
    expect((await notice.textContent())?.trim()).toBe(
      'Political advertisement. Paid for by Friends of the Bridge: €1,200; about the bridge vote.',
    )
    expect(await accessibilityFaults(page, '.ad')).toEqual([])
    await admin.call('POST', `/promotions/${made.id}/unpublish`, {})
    await admin.call('POST', `/promotions/${made.id}/trash`, {})
    await admin.call('DELETE', `/promotions/${made.id}`)
  })
})
