import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { demoPassword } from '#scripts/start/demo.ts'
import { freePort } from '#scripts/start/ports.ts'
import { type OpenIdProvider, openIdClient, startOpenIdProvider } from '#tests/integration/openIdProvider.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

// A back office of its own starts beside the shared one.
jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const email = 'nora.vale@ledger.test'

let provider: OpenIdProvider
let backOffice: BackOfficeBeside
// Browsers take it for another site than the provider, which is at 127.0.0.1.
let cmsUrl: string
let browser: Browser

beforeAll(async () => {
  const port = await freePort()
  cmsUrl = `http://localhost:${port}`
  provider = await startOpenIdProvider(cmsUrl)
  provider.people.set('nora', { email, email_verified: true, name: 'Nora Vale', groups: ['desk'] })
  backOffice = await startBackOfficeBeside(
    newsroom,
    {
      CMS_URL: cmsUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: openIdClient.id,
      OIDC_CLIENT_SECRET: openIdClient.secret,
      OIDC_NAME: 'Ledger ID',
      OIDC_SCOPES: 'openid email profile groups',
      OIDC_ROLES: 'desk=Editor',
      OIDC_DOMAINS: 'ledger.test',
      SECURITY_CONTACT: 'desk@ledger.test',
    },
    port,
  )
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await backOffice?.stop()
  await provider?.stop()
  const admin = await signInByRest(newsroom.cmsUrl, 'admin')
  await admin.call('DELETE', `/users?where[email][equals]=${encodeURIComponent(email)}`)
})

const logInAtProvider = async (page: Page, name: string) => {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).press('Enter')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

const throughProvider = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Log in with Ledger ID' }).press('Enter')
  await logInAtProvider(page, name)
}

describe('single sign-on', () => {
  it('says that the provider does not answer, leaves the password, and works once it answers again', async () => {
    const page = await (await browser.newContext()).newPage()
    provider.isAway = true
    await page.goto(`${cmsUrl}/admin/login?redirect=/api/users/me`)
    await page.getByRole('link', { name: 'Log in with Ledger ID' }).press('Enter')
    await page.getByText('Ledger ID does not answer.').waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
    provider.isAway = false
    await throughProvider(page, 'nora')
    await page.getByText(email).waitFor()
  })

  it('leads from a screen to the provider, back to that screen logged in, and out past the log-out there', async () => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await page.goto(`${cmsUrl}/admin/collections/tags`)
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await throughProvider(page, 'nora')
    await page.waitForURL(`${cmsUrl}/admin/collections/tags`)
    await page.getByRole('heading', { name: 'Tags' }).waitFor()

    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByText('You have no password here.').waitFor()
    expect(await page.getByRole('button', { name: `Unlink ${email}` }).count()).toBe(0)
    // The way out stands in the navigation, which a phone opens first.
    await page.goto(await page.getByRole('link', { name: 'Log out', includeHidden: true }).evaluate(hrefOf))
    await page.getByRole('button', { name: 'Yes, sign me out' }).press('Enter')
    await page.waitForURL(`${cmsUrl}/admin/login`)
    await page.goto(`${cmsUrl}/admin/collections/tags`)
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
  })

  it('is linked on the account page of who has a password, and unlinked there', async () => {
    const page = await (await browser.newContext()).newPage()
    const data = { email: 'writer@citydesk.test', password: demoPassword }
    await page.request.post(`${cmsUrl}/api/users/login`, { data })
    provider.people.set('writer', { email: 'private@elsewhere.test' })
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByRole('button', { name: 'Link Ledger ID' }).press('Enter')
    await logInAtProvider(page, 'writer')
    await page.waitForURL(`${cmsUrl}/admin/account`)
    await page.getByText('private@elsewhere.test').waitFor()
    expect(await accessibilityFaults(page, '.account')).toEqual([])

    const other = await (await browser.newContext()).newPage()
    await other.goto(`${cmsUrl}/admin/login?redirect=/api/users/me`)
    await throughProvider(other, 'writer')
    await other.getByText('writer@citydesk.test').waitFor()

    await page.getByRole('button', { name: 'Unlink private@elsewhere.test' }).press('Enter')
    await page.getByRole('button', { name: /log in with the password from now on/ }).press('Enter')
    await page.getByRole('button', { name: 'Link Ledger ID' }).waitFor()
  })

  it('goes on to the second factor that a role requires, where the provider names none', async () => {
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    const role = { name: `Guarded ${Date.now()}`, permissions: ['CREATE_POST'], secondFactor: 'required', graceDays: 0 }
    const { doc } = created.parse((await admin.call('POST', '/roles', role)).body)
    const found = users.parse((await admin.call('GET', `/users?where[email][equals]=${email}`)).body)
    const [nora] = found.docs
    await admin.call('PATCH', `/users/${nora?.id}`, { roles: [doc.id] })
    try {
      const page = await (await browser.newContext()).newPage()
      await page.goto(`${cmsUrl}/admin/login`)
      await throughProvider(page, 'nora')
      await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/admin/login')
    } finally {
      await admin.call('PATCH', `/users/${nora?.id}`, { roles: [] })
      await admin.call('DELETE', `/roles/${doc.id}`)
    }
  })

  it('says why it did not let somebody in', async () => {
    const page = await (await browser.newContext()).newPage()
    provider.people.set('stranger', { email: 'stranger@elsewhere.test', email_verified: true })
    await page.goto(`${cmsUrl}/admin/login`)
    await throughProvider(page, 'stranger')
    await page.getByText('There is no account for this address').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is a newsroom with a contact for who finds a weakness', async () => {
    const answer = await fetch(`${backOffice.url}/.well-known/security.txt`)
    expect(await answer.text()).toMatch(
      /^Contact: mailto:desk@ledger\.test\nExpires: .*\nCanonical: .*security\.txt\n$/,
    )
    expect((await fetch(`${newsroom.cmsUrl}/.well-known/security.txt`)).status).toBe(404)
    expect((await fetch(`${newsroom.siteUrl}/.well-known/security.txt`)).status).toBe(404)
  })
})

const created = z.object({ doc: z.object({ id: z.number() }) })
const users = z.object({ docs: z.array(z.object({ id: z.number() })) })

const hrefOf = (link: Element): string => (link instanceof HTMLAnchorElement ? link.href : '')
