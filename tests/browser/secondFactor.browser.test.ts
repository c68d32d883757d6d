import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import type { CDPSession, Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const { cmsUrl } = newsroom
const mark = `factor${Date.now().toString(36)}`
const password = 'a-long-password-for-tests'

let browser: DeskBrowser
let admin: Page
let secret = ''
let recoveryCodes: string[] = []

const codeAt = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

const send = (path: string, data: object, method = 'POST') =>
  admin.evaluate(
    async ({ path, data, method }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(data) })
      if (!response.ok) throw new Error(await response.text())
      return String((await response.json()).doc.id)
    },
    { path, data, method },
  )

/** Makes a person of the newsroom. @returns their address and the ids of them and of their role */
const makePerson = async (name: string, role: object = {}) => {
  const email = `${name}-${mark}@citydesk.test`
  const roleId = await send('/roles', { name: `${name} ${mark}`, permissions: ['CREATE_POST'], ...role })
  const id = await send('/users', { name: `${name} ${mark}`, email, password, roles: [Number(roleId)] })
  return { email, id, roleId }
}

/** Enters the password on the page of the log-in. */
const enterPassword = async (page: Page, email: string) => {
  await page.goto(`${cmsUrl}/admin/login`)
  await page.locator('.sign-in__submit:enabled').waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
}
const isIn = (page: Page) => page.waitForURL((url) => url.pathname === '/admin')
const enterCode = async (page: Page, label: string, code: string) => {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).press('Enter')
}
const secretOn = async (page: Page) => (await page.locator('.app-secret code').textContent())?.replaceAll(' ', '') ?? ''
const newPage = async () => (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()

/** Gives a page a security key, of which the test decides whether it knows its owner. */
const addKey = async (page: Page, isUserVerified = true) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}
const credentialOf = async ({ client, authenticatorId }: { client: CDPSession; authenticatorId: string }) => {
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
  if (!credentials[0]) throw new Error('The key has no passkey')
  return credentials[0]
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  admin = await newPage()
  await logIn(admin, newsroom, 'admin')
})

afterAll(async () => {
  try {
    await admin.goto(`${cmsUrl}/api/users/me`)
    await removeDocuments(admin, 'users', `where[email][contains]=${mark}`)
    await removeDocuments(admin, 'roles', `where[name][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('an authenticator app', () => {
  let email: string
  let id: string

  it('is set up on the account page, by its code, with recovery codes', async () => {
    ;({ email, id } = await makePerson('app'))
    const page = await newPage()
    await enterPassword(page, email)
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByRole('button', { name: 'Set up the app' }).press('Enter')
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    secret = await secretOn(page)
    const code = page.getByLabel('Code that the app shows now')
    await code.fill('000000')
    await code.press('Enter')
    await page.getByText('This is not the code that the app shows now').waitFor()
    expect(await accessibilityFaults(page, '.question-dialog__sheet')).toEqual([])
    await code.fill(codeAt(0))
    await code.press('Enter')
    await page.getByText('They are not shown again').waitFor()
    recoveryCodes = await page.locator('.recovery-codes li').allInnerTexts()
    expect(recoveryCodes).toHaveLength(10)
    expect(await accessibilityFaults(page, '.account')).toEqual([])
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await page.getByText('10 of 10 left').waitFor()
    await page.context().close()
  })

  it('is asked for at the log-in, and not again in a browser that is trusted', async () => {
    const page = await newPage()
    await enterPassword(page, email)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    expect(await page.evaluate(() => document.cookie)).not.toContain('payload-token')
    expect((await page.request.get(`${cmsUrl}/api/users/me`).then((answer) => answer.json())).user).toBeNull()
    expect(await page.getByLabel('Code', { exact: true }).getAttribute('autocomplete')).toBe('one-time-code')
    expect(await accessibilityFaults(page)).toEqual([])
    await enterCode(page, 'Code', '000000')
    await page.getByText('This code is wrong').waitFor()
    await page.getByLabel('Do not ask in this browser for 30 days').check()
    await enterCode(page, 'Code', codeAt(1))
    await isIn(page)
    await page.context().clearCookies({ name: 'payload-token' })
    await enterPassword(page, email)
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByRole('button', { name: /^Ask again/ }).press('Enter')
    await page.getByText('Trusted browser: not asked').waitFor({ state: 'detached' })
    await page.context().clearCookies({ name: 'payload-token' })
    await enterPassword(page, email)
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
    await page.context().close()
  })

  it('is stood in for by a recovery code when the phone is lost, once', async () => {
    const page = await newPage()
    const enter = async (code: string) => {
      await enterPassword(page, email)
      await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
      await enterCode(page, 'Recovery code', code)
    }
    await enter(recoveryCodes[0]?.toLowerCase() ?? '')
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByText('9 of 10 left').waitFor()
    await page.context().clearCookies()
    await enter(recoveryCodes[0] ?? '')
    await page.getByText('This recovery code is wrong, or it was used').waitFor()
    await page.context().close()
  })

  it('is reset by an administrator, with a reason, when everything is lost', async () => {
    await admin.goto(`${cmsUrl}/admin/collections/users/${id}`)
    await admin.getByText('Authenticator app, 9 recovery codes left.').waitFor()
    await admin.getByRole('button', { name: 'Reset…' }).press('Enter')
    await admin.getByLabel('Reason, for the activity log', { exact: true }).fill('Lost the phone, called me')
    await admin.getByLabel('Reason, for the activity log', { exact: true }).press('Enter')
    await admin.getByText('None: the password alone logs them in.').waitFor()
    const page = await newPage()
    await enterPassword(page, email)
    await isIn(page)
    await page.context().close()
    await admin.goto(`${cmsUrl}/api/users/me`)
  })
})

describe('a role that requires a second factor', () => {
  it('has it set up at the log-in once the days are over, on a phone too', async () => {
    const { email } = await makePerson('bound', { secondFactor: 'required', graceDays: 0 })
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await enterPassword(page, email)
    await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor()
    expect((await page.request.get(`${cmsUrl}/api/users/me`).then((answer) => answer.json())).user).toBeNull()
    await page.getByRole('button', { name: 'Use an authenticator app' }).press('Enter')
    secret = await secretOn(page)
    expect(await accessibilityFaults(page)).toEqual([])
    const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(inner).toBeLessThanOrEqual(outer ?? 0)
    await page.getByLabel('Code that the app shows now').fill(codeAt(0))
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'I have kept them: go on' }).press('Enter')
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByText('Your role requires one, so the last one stays.').waitFor()
    await page.getByRole('button', { name: 'Remove the app' }).press('Enter')
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await page.getByText('Set up another one before you remove this').waitFor()
    await context.close()
  })

  it('leaves days before that', async () => {
    const { email } = await makePerson('grace', { secondFactor: 'required', graceDays: 7 })
    const page = await newPage()
    await enterPassword(page, email)
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByText('Your role requires one. Set it up before').waitFor()
    await page.context().close()
  })
})

describe('a passkey', () => {
  let email: string
  let page: Page
  let key: Awaited<ReturnType<typeof addKey>>

  const again = async () => {
    await page.context().clearCookies()
    await page.goto(`${cmsUrl}/admin/login`)
    await page.locator('.sign-in__submit:enabled').waitFor()
  }

  it('is added on the account page, and then logs in beside the password', async () => {
    ;({ email } = await makePerson('key'))
    page = await newPage()
    key = await addKey(page)
    await enterPassword(page, email)
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
    await page.getByText('They are not shown again').waitFor()
    recoveryCodes = await page.locator('.recovery-codes li').allInnerTexts()
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await page.getByRole('button', { name: /^Rename/ }).press('Enter')
    await page.getByLabel('Name of the passkey').fill('Desk key')
    await page.getByLabel('Name of the passkey').press('Enter')
    await page.getByText('Desk key').first().waitFor()
    await page.context().clearCookies()
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await isIn(page)
  })

  it('logs in alone, when its device knows its owner', async () => {
    await again()
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByText('last used').first().waitFor()
  })

  it('does not log in alone when its device does not know its owner', async () => {
    await key.client.send('WebAuthn.setUserVerified', {
      authenticatorId: key.authenticatorId,
      isUserVerified: false,
    })
    await again()
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
    await page.locator('.sign-in__refusal').filter({ hasText: /\w/ }).first().waitFor()
    expect((await page.request.get(`${cmsUrl}/api/users/me`).then((answer) => answer.json())).user).toBeNull()
    await key.client.send('WebAuthn.setUserVerified', { authenticatorId: key.authenticatorId, isUserVerified: true })
  })

  it('whose counter goes back is refused, as a copy, and a recovery code comes in', async () => {
    const { authenticatorId, client } = key
    const copy = await credentialOf(key)
    await again()
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
    await isIn(page)
    await client.send('WebAuthn.removeCredential', { authenticatorId, credentialId: copy.credentialId })
    await client.send('WebAuthn.addCredential', { authenticatorId, credential: { ...copy, signCount: 1 } })
    await again()
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
    await page.getByText('only a copy of it can be').waitFor()
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
    await enterCode(page, 'Recovery code', recoveryCodes[0] ?? '')
    await isIn(page)
    await page.context().close()
    const log = await admin.evaluate(async (name) => {
      const answer = await fetch(
        `/api/activity?where[title][equals]=${encodeURIComponent(name)}&sort=-id&limit=20&depth=0`,
      )
      return (await answer.json()).docs
    }, `key ${mark}`)
    expect(log).toEqual(expect.arrayContaining([expect.objectContaining({ outcome: 'refused' })]))
  })
})

describe('the operator of the server', () => {
  it('resets the second factor of a person when no administrator can', async () => {
    const email = `key-${mark}@citydesk.test`
    const said = await newsroom.run('scripts/accounts.ts', ['reset-factors', email])
    expect(said.join('\n')).toContain('logs in with the password alone now')
    const page = await newPage()
    await enterPassword(page, email)
    await isIn(page)
    await page.context().close()
  })
})

describe('what gives control of accounts', () => {
  it('asks again who is there, and goes on after the answer', async () => {
    const permissions = ['READ_ROLE', 'UPDATE_ROLE', 'READ_USER', 'UPDATE_USER', 'CREATE_POST']
    const { email, roleId } = await makePerson('chief', { permissions })
    const page = await newPage()
    await enterPassword(page, email)
    await isIn(page)
    await page.goto(`${cmsUrl}/admin/account`)
    await page.getByRole('button', { name: 'Set up the app' }).press('Enter')
    secret = await secretOn(page)
    await page.getByLabel('Code that the app shows now').fill(codeAt(0))
    await page.getByLabel('Code that the app shows now').press('Enter')
    await page.getByText('They are not shown again').waitFor()
    const { default: pg } = await import('pg')
    const database = new pg.Client({ connectionString: newsroom.databaseUrl })
    await database.connect()
    await database.query(
      `UPDATE accounts.sessions SET proved_at = now() - interval '11 minutes'
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email],
    )
    await database.end()
    await page.goto(`${cmsUrl}/admin/collections/roles/${roleId}`)
    await page.locator('#field-description').fill('Runs the desk')
    await page.locator('#action-save').press('Enter')
    const typed = page.getByLabel('Code of your authenticator app, or a recovery code')
    await typed.waitFor()
    expect(await accessibilityFaults(page, '.question-dialog__sheet')).toEqual([])
    await page.getByRole('button', { name: 'Use the password instead' }).press('Enter')
    await page.getByLabel('Your password').fill('not-my-password')
    await page.getByLabel('Your password').press('Enter')
    await page.getByText('This is not the password that you have.').waitFor()
    await page.getByRole('button', { name: 'Use a code instead' }).press('Enter')
    await typed.fill(codeAt(1))
    await typed.press('Enter')
    await page.getByText('Updated.', { exact: true }).waitFor()
    await page.context().close()
  })
})
