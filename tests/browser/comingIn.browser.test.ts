import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const mark = `in${Date.now().toString(36)}`
const email = `${mark}@citydesk.test`
const [first, second] = ['a tram under lime trees', 'a ferry over slow water']

let browser: DeskBrowser
// An administrator, and somebody who is not in the newsroom yet.
let admin: Page
let guest: Page
let invitation: string

const go = async (page: Page, address: string) => {
  // An address that differs behind the # alone would load nothing.
  await page.goto('about:blank')
  await page.goto(address)
}
const handedOver = async () => {
  const link = admin.locator('.hand-over code')
  await link.waitFor()
  return String(await link.textContent())
}
const submit = (name: string) => guest.getByRole('button', { name, exact: true }).press('Enter')
const refusalOf = async (page: Page) => {
  const refusal = page.locator('.sign-in__refusal:not(:empty)')
  await refusal.waitFor()
  return refusal.textContent()
}
// A cookie counts for requests of the back office's own pages only.
const headers = { 'Sec-Fetch-Site': 'same-origin' }
const read = async (page: Page, path: string) =>
  (await page.request.get(`${newsroom.cmsUrl}/api${path}`, { headers })).json()
const isIn = async () => (await read(guest, '/users/me')).user?.email ?? null
const userId = async () => (await read(admin, `/users?where[email][equals]=${email}`)).docs[0].id
const fillPassword = async (label: string, password: string, strength: string) => {
  await guest.getByLabel(label, { exact: true }).fill(password)
  await guest.locator('.new-password__meter').getByText(strength, { exact: true }).waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  admin = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(admin, newsroom, 'admin')
  guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
})

afterAll(async () => {
  try {
    await removeDocuments(admin, 'invitations', `where[email][contains]=${mark}`)
    await removeDocuments(admin, 'users', `where[email][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('an invitation', () => {
  it('is sent on the screen, which hands over its link where no mail leaves', async () => {
    await admin.goto(`${newsroom.cmsUrl}/admin/collections/invitations/create`)
    await admin.getByLabel('E-mail').fill(email)
    await admin.getByLabel('Name').fill('Ida Quill')
    await admin.locator('#field-roles input').first().fill('Writer')
    await admin.getByRole('option', { name: 'Writer' }).click()
    await admin.getByRole('button', { name: 'Send the invitation' }).press('Enter')
    invitation = await handedOver()
    expect(invitation).toContain(`${newsroom.cmsUrl}/admin/join#`)
    await admin.getByText('The link has not been used yet.').waitFor()
    expect(await accessibilityFaults(admin)).toEqual([])
  })

  it('makes an account with its roles, a good password, and logs in', async () => {
    await go(guest, invitation)
    await guest.getByText('invites you to the newsroom as Writer.').waitFor()
    expect(await guest.getByLabel('Your name').inputValue()).toBe('Ida Quill')
    await fillPassword('Password', 'idaquill', 'Weak')
    await fillPassword('Password', 'ida quill ida', 'Weak')
    await guest.getByText('It is made of a name or an address that others know.').waitFor()
    expect(await accessibilityFaults(guest)).toEqual([])
    await submit('Make my account')
    expect(await refusalOf(guest)).toContain('This password is too weak.')
    await fillPassword('Password', first, 'Strong')
    await submit('Make my account')
    await guest.waitForURL(`${newsroom.cmsUrl}/admin`)
    expect(await isIn()).toBe(email)
  })

  it('works once', async () => {
    await guest.context().clearCookies()
    await go(guest, invitation)
    expect(await refusalOf(guest)).toBe('This invitation was accepted already. Log in instead.')
    expect(await accessibilityFaults(guest)).toEqual([])
    await admin.reload()
    await admin.getByText('The person has an account. The link no longer works.').waitFor()
  })

  it('is sent again with another link, and revoked', async () => {
    await admin.goto(`${newsroom.cmsUrl}/admin/collections/invitations/create`)
    await admin.getByLabel('E-mail').fill(`other-${email}`)
    await admin.getByRole('button', { name: 'Send the invitation' }).press('Enter')
    const old = await handedOver()
    await admin.getByRole('button', { name: `Send again to other-${email}` }).press('Enter')
    await admin.waitForFunction((link) => document.querySelector('.hand-over code')?.textContent !== link, old)
    const newer = await handedOver()
    await go(guest, old)
    expect(await refusalOf(guest)).toContain('the link in the newest mail works')
    await go(guest, newer)
    await guest.getByText('invites you to the newsroom.').waitFor()
    await admin.getByRole('button', { name: `Revoke the invitation of other-${email}` }).press('Enter')
    await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter')
    await admin.getByText('is revoked.').first().waitFor()
    await go(guest, newer)
    expect(await refusalOf(guest)).toContain('This invitation was revoked')
  })
})

describe('a forgotten password', () => {
  it('is asked for without a word about who has an account', async () => {
    await guest.goto(`${newsroom.cmsUrl}/admin/login`)
    await guest.getByRole('link', { name: 'Forgot password?' }).press('Enter')
    await guest.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await guest.getByLabel('E-mail').fill(`nobody-${email}`)
    expect(await accessibilityFaults(guest)).toEqual([])
    await submit('Send the link')
    await guest.getByText('This newsroom sends no mail. Ask an administrator').waitFor()
  })

  it('is replaced by a link that an administrator hands over, which logs out and works once', async () => {
    await admin.goto(`${newsroom.cmsUrl}/admin/collections/users/${await userId()}`)
    await admin.getByRole('button', { name: 'Send a link to a new password' }).press('Enter')
    const link = await handedOver()
    await go(guest, link)
    await guest.getByText(`For ${email}.`).waitFor()
    await fillPassword('New password', second, 'Strong')
    expect(await accessibilityFaults(guest)).toEqual([])
    await submit('Set the password')
    await guest.getByRole('heading', { name: 'Your password is set' }).waitFor()
    expect(await isIn()).toBeNull()
    await go(guest, link)
    expect(await refusalOf(guest)).toContain('your password was set since')

    await guest.getByRole('link', { name: 'Back to the log-in' }).press('Enter')
    await guest.getByLabel('E-mail').fill(email)
    await guest.getByLabel('Password', { exact: true }).fill(second)
    await submit('Log in')
    await guest.waitForURL(`${newsroom.cmsUrl}/admin`)
    expect(await isIn()).toBe(email)
  })
})

describe('the limits of guesses', () => {
  it('refuse strangers and let the known browser in', async () => {
    const credentials = { email, password: second }
    const guess = async (data: object) => {
      // A client writes there what it likes.
      const spoofed = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.1' }
      const init = { method: 'POST', headers: spoofed, body: JSON.stringify(data) }
      return (await fetch(`${newsroom.cmsUrl}/api/users/login`, init)).status
    }
    expect(await guess(credentials)).toBe(200)
    const statuses = []
    for (let number = 0; number < 21; number += 1) statuses.push(await guess({ email, password: 'a guess at it' }))
    expect(statuses).toEqual([...Array(20).fill(401), 429])
    expect(await guess(credentials)).toBe(429)
    const known = await guest.request.post(`${newsroom.cmsUrl}/api/users/login`, { data: credentials })
    expect(known.status()).toBe(200)

    const database = new Client({ connectionString: newsroom.databaseUrl })
    await database.connect()
    const { rows } = await database.query('SELECT DISTINCT address FROM accounts.sessions WHERE user_id = $1', [
      await userId(),
    ])
    await database.end()
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).not.toContainEqual({ address: '203.0.113.1' })
  })
})
