import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { simpleParser } from 'mailparser'
import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { runNode } from '#scripts/start/command.ts'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import { type Mailbox, startMailbox } from '#tests/integration/mailbox.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

// A newsroom of its own, without an account, starts beside the shared one.
jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const database = `citydesk_first_${Date.now().toString(36)}`
const email = 'mara.lind@ledger.test'
const password = 'a tram under lime trees'

let browser: Browser
let page: Page
let mailbox: Mailbox
let backOffice: BackOfficeBeside
let databaseUrl: string

const onServer = async (statement: string) => {
  const client = new Client({ connectionString: newsroom.databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await onServer(`CREATE DATABASE ${database}`)
  databaseUrl = Object.assign(new URL(newsroom.databaseUrl), { pathname: `/${database}` }).href
  const environment = {
    ...process.env,
    ...newsroom.environment,
    NODE_ENV: 'production' as const,
    DATABASE_URL: databaseUrl,
  }
  await runNode([...payloadScript, 'scripts/migrate.ts'], { environment })
  mailbox = await startMailbox()
  backOffice = await startBackOfficeBeside(newsroom, (address) => ({
    DATABASE_URL: databaseUrl,
    CMS_URL: address,
    SMTP_URL: mailbox.url,
    EMAIL_FROM: 'Ledger <desk@ledger.test>',
  }))
  browser = await openBrowser()
  page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })).newPage()
})

afterAll(async () => {
  await browser?.close()
  await backOffice?.stop()
  await mailbox?.stop()
  await onServer(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
})

describe('a newsroom without an account', () => {
  it('is dark from its first look in a browser that prefers it, before any script of it has loaded', async () => {
    const first = await (await browser.newContext({ colorScheme: 'dark' })).newPage()
    await first.route('**/_next/**/*.js', (route) => route.abort())
    await first.goto(`${backOffice.url}/admin/create-first-user`, { waitUntil: 'domcontentloaded' })
    expect(await first.locator('html').getAttribute('data-theme')).toBe('dark')
    await first.context().close()
  })

  it('leads to the making of the first one, and is closed to a second', async () => {
    await page.goto(`${backOffice.url}/admin`)
    await page.getByRole('heading', { name: 'Make the first account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/create-first-user')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Your name').fill('Mara Lind')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Make the account' }).press('Enter')
    await page.waitForURL(`${backOffice.url}/admin`)
    const second = await fetch(`${backOffice.url}/api/account/first-user`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Second', email: 'second@ledger.test', password }),
    })
    expect(second.status).toBe(403)
  })
})

describe('the address of its account', () => {
  it('is verified by the link that was mailed, once', async () => {
    await page.goto(`${backOffice.url}/admin/account`)
    await page.getByRole('button', { name: 'Send the link' }).press('Enter')
    await until('the mail is there', () => mailbox.mails.length > 0)
    const { text } = await simpleParser(mailbox.mails.at(-1)?.raw ?? '')
    const link = String(/http\S+\/admin\/verify-email#[\w-]+/.exec(text ?? '')?.[0])
    await page.goto(link)
    await page.getByRole('heading', { name: 'Verify your address' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Verify', disabled: false }).press('Enter')
    await page.getByText(`${email} is verified.`).waitFor()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'Verify', disabled: false }).press('Enter')
    await page.getByText('This link was used already').waitFor()
  })
})

describe('an account that opens nothing', () => {
  // Calls the API from the page of the administrator.
  const call = (path: string, body: object) =>
    page.evaluate(
      async ({ path, body }) => {
        const headers = { 'Content-Type': 'application/json' }
        const answer = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()).doc
      },
      { path, body },
    )
  const logInAs = async (account: string) => {
    const own = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await own.goto(`${backOffice.url}/admin/login`)
    await own.getByLabel('E-mail').fill(account)
    await own.getByLabel('Password', { exact: true }).fill(password)
    await own.getByLabel('Password', { exact: true }).press('Enter')
    return own
  }

  it('says what to do, where it has no role', async () => {
    await page.goto(`${backOffice.url}/admin/account`)
    await call('/users', { name: 'Nils', email: 'nils@ledger.test', password, status: 'ACTIVE' })
    const own = await logInAs('nils@ledger.test')
    await own.getByRole('heading', { name: 'Your account has no role yet' }).waitFor()
    await own.getByText('You are logged in as nils@ledger.test.').waitFor()
    expect(await accessibilityFaults(own)).toEqual([])
    await own.getByRole('button', { name: 'Log out' }).press('Enter')
    await own.getByRole('heading', { name: 'Log in', exact: true }).waitFor()
    await own.context().close()
  })

  it('leads to the second factor of its role, once the days for it end', async () => {
    const rule = { secondFactor: 'required', graceDays: 1 }
    const role = await call('/roles', { name: 'Guarded', permissions: ['CREATE_POST'], ...rule })
    const account = { name: 'Pia', email: 'pia@ledger.test', password, status: 'ACTIVE', roles: [role.id] }
    const { id } = await call('/users', account)
    const own = await logInAs('pia@ledger.test')
    await own.getByRole('heading', { level: 1 }).first().waitFor()
    await until('she is in', async () => !own.url().includes('/login'))
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(
      `UPDATE accounts.factor_requirements SET required_since = now() - interval '2 days' WHERE user_id = $1`,
      [id],
    )
    await client.end()
    const refusal = await own.evaluate(async () => (await fetch('/api/users', { method: 'GET' })).json())
    expect(refusal).toMatchObject({ errors: [{ data: { code: 'account.setUpFactor' } }] })
    await own.goto(`${backOffice.url}/admin/collections/posts`)
    await own.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
    expect(await accessibilityFaults(own)).toEqual([])
    await own.getByRole('button', { name: 'Log in again' }).press('Enter')
    await own.getByLabel('E-mail').fill('pia@ledger.test')
    await own.getByLabel('Password', { exact: true }).fill(password)
    await own.getByLabel('Password', { exact: true }).press('Enter')
    await own.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    await own.context().close()
  })
})
