import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { simpleParser } from 'mailparser'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type Mailbox, startMailbox } from '#tests/integration/mailbox.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = `boat${Date.now().toString(36)}`
const address = (name: string) => `${name}-${mark}@reader.test`

let browser: DeskBrowser
let page: Page
let database: Client
let mailbox: Mailbox
let office: BackOfficeBeside
let list: number
let issue: number

const made = z.object({ doc: z.object({ id: z.number() }) })

beforeAll(async () => {
  mailbox = await startMailbox()
  // This reader's mail arrives, and the connection ends without an answer.
  mailbox.answer = ({ to }) => (to === address('cleo') ? 'take and break off' : 'take')
  office = await startBackOfficeBeside(newsroom, (url) => ({
    CMS_URL: url,
    SMTP_URL: mailbox.url,
    EMAIL_FROM: 'The Ledger <desk@ledger.test>',
    NEWSLETTERS_WARM_UP_SINCE: new Date().toISOString().slice(0, 10),
  }))
  const admin = await signInByRest(newsroom.cmsUrl, 'admin')
  const make = async (collection: string, data: object) =>
    made.parse((await admin.call('POST', `/${collection}?depth=0`, data)).body).doc.id
  await admin.call('POST', '/globals/settings', { newsletters: { countsClicks: true, countsOpenings: true } })
  list = await make('newsletter-lists', { name: `List ${mark}` })
  const text = { title: `Issue ${mark}`, subject: `Ferry ${mark}`, list, slug: mark }
  issue = await make('newsletters', text)
  const published = await admin.call('POST', `/newsletters/${issue}/publish`, { updatePublishDate: false })
  if (published.status !== 200) throw new Error(JSON.stringify(published.body))
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
  for (const name of ['ana', 'ben', 'cleo']) {
    await database.query(
      `INSERT INTO newsletter_subscriptions (email, list_id, state, source, asked_at, confirmed_at, mails)
       VALUES ($1, $2, 'confirmed', 'test', now(), now(), 0)`,
      [address(name), list],
    )
  }
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, { cmsUrl: office.url }, 'admin')
})

afterAll(async () => {
  try {
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    await admin.call('POST', '/globals/settings', { newsletters: { countsClicks: false, countsOpenings: false } })
    await removeDocuments(page, 'newsletters', `where[id][equals]=${issue}`)
    await removeDocuments(page, 'newsletter-lists', `where[id][equals]=${list}`)
  } finally {
    await browser?.close()
    await database?.end()
    await office?.stop()
    await mailbox?.stop()
  }
})

const stateOf = async (name: string) => {
  const statement = 'SELECT state FROM newsletter_subscriptions WHERE email = $1 AND list_id = $2'
  const { rows } = await database.query(statement, [address(name), list])
  return rows[0]?.state
}
const mailTo = async (name: string) => {
  const found = mailbox.mails.find(({ to }) => to === address(name))
  return simpleParser(found?.raw ?? '')
}

describe('an issue', () => {
  it('is sent from a screen beside its text, and a mail without an answer is settled there', async () => {
    await page.goto(`${office.url}/admin/collections/newsletters/${issue}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('link', { name: 'Send', exact: true }).click()
    await page.getByText('3 readers of').waitFor()
    await page.getByRole('button', { name: 'Send to 3 readers' }).click()
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Outcome unknown' }).waitFor()
    expect(mailbox.mails.map(({ to }) => to).toSorted()).toEqual(['ana', 'ben', 'cleo'].map(address))
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    const settle = page.getByRole('button', { name: `Mark as delivered: ${address('cleo')}` })
    await settle.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await settle.click()
    await page.getByRole('heading', { name: 'Outcome unknown' }).waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /Accepted by the mail service 3/ }).waitFor()
  })

  it('counts what readers do with it, where the settings allow it, and not who they are', async () => {
    const { html } = await mailTo('ana')
    const addresses = [...String(html).matchAll(/(?:href|src)="([^"]*\/api\/newsletters\/[^"]*)"/g)]
    const [link = '', ...others] = addresses.map(([, address = '']) => address.replaceAll('&amp;', '&'))
    const visit = (address: string, agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') =>
      fetch(address, { redirect: 'manual', headers: { 'User-Agent': agent } })
    const target = new URL(link).searchParams.get('to')
    expect((await visit(link)).headers.get('location')).toBe(target)
    expect((await visit(link, 'Googlebot/2.1')).headers.get('location')).toBe(target)
    const forged = await visit(link.replace(/&to=[^&]*/, '&to=https%3A%2F%2Fevil.test'))
    expect(forged.headers.get('location')).toBe('/newsletters')
    expect((await visit(others.at(-1) ?? '')).headers.get('content-type')).toBe('image/gif')
    await page.getByRole('row', { name: /^Openings 1/ }).waitFor()
    // As it was written.
    expect(target).toMatch(/\?utm_medium=newsletter$/)
    await page.getByRole('row', { name: `${target?.split('?')[0]} 1` }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await accessibilityFaults(page, 'main')).toEqual([])
  })

  it('has a screen beside it that checks the sending domain', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.getByRole('link', { name: 'check the sending domain' }).click()
    await page.getByText('desk@ledger.test', { exact: true }).waitFor()
    await page.getByText('127.0.0.1 offers no encryption.').waitFor()
    expect(await page.getByRole('listitem').getByRole('heading', { level: 2 }).count()).toBe(5)
    await page.getByRole('row', { name: /, today 500 \d+$/ }).waitFor()
    expect(await accessibilityFaults(page, 'main')).toEqual([])
  })

  it('is left by one click of a mail program, and not by looking at the link', async () => {
    const header = (await mailTo('ana')).headerLines.find(({ key }) => key === 'list-unsubscribe')
    const link = /<(https?:[^>]+)>/.exec(header?.line.replace(/\r?\n\s*/g, '') ?? '')?.[1] ?? ''
    expect(new URL(link).origin).toBe(newsroom.siteUrl)
    expect(await (await fetch(link)).text()).toContain('<button')
    expect(await stateOf('ana')).toBe('confirmed')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
    expect(await stateOf('ana')).toBe('ended')
  })

  it('leads to the newsletters of its reader, who changes them without a log-in and without script', async () => {
    const { text = '' } = await mailTo('ben')
    const link = /https?:\S+\/subscription\/preferences\?token=\S+/.exec(text)?.[0] ?? ''
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const reader = await context.newPage()
    await reader.goto(link)
    const box = reader.getByRole('checkbox', { name: `List ${mark}` })
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    await reader.getByRole('button', { name: 'Save' }).click()
    await reader.getByText('Your choice is saved.').waitFor()
    expect(await stateOf('ben')).toBe('ended')
    await box.check()
    await reader.getByRole('button', { name: 'Save' }).click()
    await reader.getByText('Your choice is saved.').waitFor()
    expect(await stateOf('ben')).toBe('confirmed')
    await reader.getByRole('button', { name: 'Unsubscribe from all' }).click()
    await reader.getByText('Your choice is saved.').waitFor()
    expect(await stateOf('ben')).toBe('ended')
    await context.close()
  })
})
