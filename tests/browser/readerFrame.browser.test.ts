import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { addViews, removeViews } from './manyViews.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { layoutShifts, visit } from './readerVisit.ts'

const { siteUrl, cmsUrl, databaseUrl } = sharedNewsroom()
const documents = z.object({ docs: z.array(z.object({ id: z.number(), path: z.string(), headline: z.string() })) })
const created = z.object({ doc: z.object({ id: z.number() }) })

let browser: Browser
let page: Page
let admin: RestPerson
let editor: RestPerson
let stories: z.infer<typeof documents>['docs']

const storyPath = () => stories[0]?.path ?? ''

const set = async (settings: object) =>
  expect((await admin.call('POST', '/globals/settings', settings)).status).toBe(200)

const noAlert = { isOn: false, text: null, url: null, from: null, until: null }

// Sets the alert as an editor, who does not keep the settings.
const setAlert = async (alert: object) =>
  expect((await editor.call('POST', '/globals/alert', { ...noAlert, ...alert })).status).toBe(200)

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  admin = await signInByRest(cmsUrl, 'admin')
  editor = await signInByRest(cmsUrl, 'editor')
  const query =
    '/posts?depth=0&limit=6&sort=-publishDateTime&where[type][equals]=article&where[_status][equals]=published'
  stories = documents.parse((await admin.call('GET', query)).body).docs
  await addViews(databaseUrl, new Map(stories.map(({ id }, index) => [id, 1_000_000 - 100_000 * index])))
})
afterAll(async () => {
  await editor?.call('POST', '/globals/alert', noAlert)
  await admin?.call('POST', '/globals/settings', { robots: [] })
  await removeViews(databaseUrl)
  await browser?.close()
})

describe('an address without a story', () => {
  it('offers a search, the sections and what is read most, without script', async () => {
    const [read] = stories
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    for (const [path, status] of [
      ['/never/written', 404],
      ['/2019/05/17/photo-contest-winner', 410],
      ['/2021/09/02/cold-storage-inspection', 451],
    ] as const) {
      const answer = await reader.goto(`${siteUrl}${path}?fresh`)
      expect([path, answer?.status()]).toEqual([path, status])
      const main = reader.getByRole('main')
      expect(await main.getByRole('search').count()).toBe(1)
      expect(await main.locator('.ways-on__sections').getByRole('link', { name: 'Harbor' }).count()).toBe(1)
      await until('what is read is offered', async () => {
        await reader.goto(siteUrl + path)
        const links = await main.locator('.most-popular').getByRole('link').allTextContents()
        return links[0] === read?.headline
      })
    }
    await reader.goto(`${siteUrl}/never/written`)
    await reader.getByRole('main').getByRole('searchbox').fill('dredging')
    await reader.keyboard.press('Enter')
    await reader.waitForURL('**/search?q=dredging')
    await context.close()
  })
})

describe('an alert', () => {
  const text = 'The Winnow Bridge is closed.'
  const bar = () => page.getByRole('complementary', { name: 'Alert' })

  it('stands on every page as soon as it is saved, with its link, and without script it cannot be closed', async () => {
    const paths = [
      '/',
      storyPath(),
      '/section/harbor',
      '/about',
      '/newsletters',
      '/podcasts',
      '/nowhere',
      '/search?q=a',
    ]
    for (const path of paths) await fetch(siteUrl + path)
    await setAlert({ isOn: true, text, url: storyPath() })
    for (const path of paths) {
      expect([path, (await (await fetch(siteUrl + path)).text()).includes(text)]).toEqual([path, true])
    }
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(siteUrl)
    expect(await reader.getByRole('link', { name: text }).getAttribute('href')).toBe(storyPath())
    expect(await reader.getByRole('button', { name: 'Close the alert' }).isVisible()).toBe(false)
    await context.close()
  })

  it('stays closed for a reader who closed it, without moving a page, until it says something else', async () => {
    await page.goto(siteUrl + storyPath())
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Close the alert' }).press('Enter')
    await bar().waitFor({ state: 'hidden' })
    await page.goto(`${siteUrl}/section/harbor`)
    expect(await bar().isVisible()).toBe(false)
    await setAlert({ isOn: true, text: 'The Winnow Bridge is open.' })
    await page.reload()
    expect(await bar().isVisible()).toBe(true)

    const closed = await visit(browser, `${siteUrl}/section/harbor`, {
      name: '',
      width: 390,
      height: 844,
      colorScheme: 'dark',
    })
    // A browser with two pages may draw no frames for one of them, and a click waits for two.
    await closed.page.getByRole('button', { name: 'Close the alert' }).press('Enter')
    await closed.page.reload({ waitUntil: 'load' })
    expect(await closed.page.locator('.alert-bar').isHidden()).toBe(true)
    expect(await layoutShifts(closed.page)).toEqual([])
    expect(closed.complaints).toEqual([])
    await closed.close()
  })

  it('is not shown before its beginning or after its end, and ends after it begins', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const isShown = async () => (await (await fetch(siteUrl)).text()).includes(text)
    await setAlert({ isOn: true, text, from: at(1), until: null })
    expect(await isShown()).toBe(false)
    const asReader = await fetch(`${cmsUrl}/api/globals/alert`)
    expect([asReader.status, (await asReader.text()).includes(text)]).toEqual([403, false])
    await setAlert({ isOn: true, text, from: at(-2), until: at(-1) })
    expect(await isShown()).toBe(false)
    await setAlert({ isOn: true, text, from: at(-2), until: at(1) })
    expect(await isShown()).toBe(true)
    const wrong = { isOn: true, text, from: at(2), until: at(1) }
    const answer = await editor.call('POST', '/globals/alert', wrong)
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('after the beginning')])
    await setAlert({})
    expect(await isShown()).toBe(false)
  })

  it('is set by an editor on a screen of its own', async () => {
    const desk = await browser.newPage()
    await logIn(desk, { cmsUrl }, 'editor')
    await desk.goto(`${cmsUrl}/admin/globals/alert`)
    await desk.getByLabel('Show the alert').check()
    await desk.locator('#field-text').fill('Set by hand')
    await desk.locator('#action-save').click()
    await until('readers see it', async () => (await (await fetch(siteUrl)).text()).includes('Set by hand'))
    const writer = await signInByRest(cmsUrl, 'writer')
    expect((await writer.call('POST', '/globals/alert', noAlert)).status).toBe(403)
    await setAlert({})
    await desk.close()
  })
})

describe('what is read most', () => {
  const list = 'ol.most-popular__list'

  it('is on a page of its own, to which stories lead without script, and which the search names', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const reader = await context.newPage()
    await reader.goto(siteUrl + storyPath())
    await reader.getByRole('complementary', { name: 'Most Read' }).getByRole('link', { name: 'Most Read' }).click()
    await reader.getByRole('heading', { level: 1, name: 'Most Read' }).waitFor()
    await until('it is counted', async () => {
      await reader.reload()
      return (await reader.locator(list).getByRole('link').allTextContents())[0] === stories[0]?.headline
    })
    await reader.goto(`${siteUrl}/search?q=trending`)
    expect(await reader.getByRole('link', { name: 'Most Read' }).getAttribute('href')).toBe('/most-read')
    await context.close()
  })

  it('stands below a story, moves nothing there, and is no part of what the story is rendered of', async () => {
    const device = { name: '', height: 844, colorScheme: 'light' } as const
    for (const width of [390, 1366]) {
      const reader = await visit(browser, siteUrl + storyPath(), { ...device, width })
      const below = reader.page.getByRole('complementary', { name: 'Most Read' })
      await below.locator(list).waitFor()
      expect((await below.getByRole('listitem').allTextContents())[0]).toBe(stories[0]?.headline)
      expect([width, await layoutShifts(reader.page)]).toEqual([width, []])
      expect(reader.complaints).toEqual([])
      await reader.close()
    }
    const answer = z.object({ page: z.object({ references: z.object({ mostRead: z.array(z.unknown()) }) }) })
    const listedAt = async (path: string) => {
      const found = await fetch(`${cmsUrl}/api/reader/page?${new URLSearchParams({ path })}`)
      return answer.parse(await found.json()).page.references.mostRead.length
    }
    expect([await listedAt('/most-read'), await listedAt(storyPath())]).toEqual([5, 0])
  })
})

describe('the frame of a page', () => {
  it('ends with the sections, the pages, the accounts, the address and the licence of the paper', async () => {
    await page.goto(siteUrl + storyPath())
    const footer = page.getByRole('contentinfo')
    for (const [part, link] of [
      ['All sections', 'Harbor'],
      ['About this site', 'Staff'],
      ['About this site', 'Ethics'],
      ['About this site', 'Corrections'],
      ['Follow us', 'Bluesky (opens in new tab)'],
    ]) {
      expect([
        link,
        await footer.getByRole('navigation', { name: part }).getByRole('link', { name: link }).count(),
      ]).toEqual([link, 1])
    }
    expect(await footer.textContent()).toMatch(/31 Slip Lane, Port Ellery.*CC BY-ND 4\.0/s)
    await footer.getByRole('link', { name: 'Corrections' }).click()
    await page.getByRole('heading', { level: 1, name: 'Corrections' }).waitFor()
  })

  it('costs a phone one line above a story, with all sections in its menu', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await phone.goto(siteUrl + storyPath())
    expect(Number((await phone.locator('.masthead').boundingBox())?.height)).toBeLessThanOrEqual(60)
    await phone.locator('summary', { hasText: 'Menu' }).click()
    await phone.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Harbor' }).click()
    await phone.getByRole('heading', { level: 1, name: 'Harbor' }).waitFor()
    await phone.goto(siteUrl)
    expect(Number((await phone.locator('.masthead').boundingBox())?.height)).toBeLessThan(110)
    await phone.close()
  })
})

describe('the page of a section', () => {
  it('has its parts, its feed, and the form of its newsletter', async () => {
    const section = async (slug: string) => {
      const { body } = await admin.call('GET', `/sections?depth=0&where[slug][equals]=${slug}`)
      return z.object({ docs: z.tuple([z.object({ id: z.number() })]) }).parse(body).docs[0].id
    }
    const sports = await section('sports')
    const part = created.parse((await admin.call('POST', '/sections', { name: 'Rowing', parent: sports })).body).doc.id
    await page.goto(`${siteUrl}/section/sports`)
    expect(await page.getByRole('list', { name: 'Parts of Sports' }).count()).toBe(0)
    expect((await admin.call('POST', `/sections/${part}/publish`, {})).status).toBe(200)
    await page.reload()
    await page.getByRole('list', { name: 'Parts of Sports' }).getByRole('link', { name: 'Rowing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rowing' }).waitFor()
    expect(await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toMatch(
      /^\/section\/rowing(?:-\d+)?\/feed\.xml$/,
    )
    expect(await page.getByRole('complementary', { name: 'More to read' }).getByLabel('E-mail').count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect((await admin.call('POST', `/sections/${part}/unpublish`, { unpublishAction: 'return_gone' })).status).toBe(
      200,
    )
    await page.goto(`${siteUrl}/section/sports`)
    expect(await page.getByRole('list', { name: 'Parts of Sports' }).count()).toBe(0)
    await admin.call('POST', `/sections/${part}/trash`, {})
    await admin.call('DELETE', `/sections/${part}`)
  })
})

describe('what programs are told', () => {
  it('follows the settings at once', async () => {
    const text = async (path: string) => (await fetch(siteUrl + path)).text()
    expect(await text('/robots.txt')).not.toContain('GPTBot')
    await set({ robots: [{ agent: 'GPTBot' }, { agent: 'CCBot', paths: '/author/' }] })
    const robots = await text('/robots.txt')
    expect(robots).toContain('User-agent: GPTBot\nDisallow: /\n')
    expect(robots).toMatch(/User-agent: CCBot\n(?:Disallow: .*\n)*Disallow: \/author\/\n/)
    expect((await admin.call('POST', '/globals/settings', { robots: [{ agent: 'A B' }] })).status).toBe(400)

    const answer = await fetch(`${siteUrl}/llms.txt`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toContain(`- [Harbor](${siteUrl}/section/harbor)`)
    await set({ llms: { isOn: false } })
    expect((await fetch(`${siteUrl}/llms.txt`)).status).toBe(404)
    await set({ llms: { isOn: true } })
  })
})
