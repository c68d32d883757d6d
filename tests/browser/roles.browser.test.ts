import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `role${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page
let roleId: string

const send = (path: string, data: object) =>
  page.evaluate(
    async ({ path, data }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
      if (!response.ok) throw new Error(await response.text())
      return String((await response.json()).doc.id)
    },
    { path, data },
  )
const storedPermissions = () =>
  page.evaluate(async (id) => (await (await fetch(`/api/roles/${id}?depth=0`)).json()).permissions, roleId)
const cell = (name: string | RegExp, on = page) => on.getByRole('checkbox', { name })
const openRole = async (on = page) => {
  await on.goto(`${newsroom.cmsUrl}/admin/collections/roles/${roleId}`)
  await on.getByRole('heading', { name: 'Permissions' }).waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'admin')
  roleId = await send('/roles', { name: `Desk ${mark}`, permissions: ['CREATE_POST', 'UPDATE_POST', 'READ_ROLE'] })
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'users', `where[email][contains]=${mark}`)
    await removeDocuments(page, 'roles', `where[name][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the permissions of a role', () => {
  it('are changed in the table, marked until they are saved, and kept', async () => {
    await openRole()
    await page.getByText('3 of 72').waitFor()
    expect(await cell('Posts: Edit all').isChecked()).toBe(true)
    await cell('Posts: Edit own, included in Edit all').waitFor()
    await cell('Newsletters: Publish').check()
    await page.getByText('Publish needs Edit own or Edit all.').waitFor()
    await cell('Posts: Create').uncheck()
    await cell('Force unlock').check()
    await cell('Redirects: All').check()
    await page.getByText('7 changes are not saved').waitFor()
    await cell('Posts: Create, not saved').waitFor()
    await page.locator('#action-save').click()
    await page.getByText('are not saved').waitFor({ state: 'detached' })
    const given = ['UPDATE_POST', 'PUBLISH_NEWSLETTER', 'READ_ROLE', 'UNLOCK_DOCUMENT']
    const redirects = ['VIEW_REDIRECTS', 'CREATE_REDIRECT', 'UPDATE_REDIRECT', 'DELETE_REDIRECT']
    expect([...(await storedPermissions())].sort()).toEqual([...given, ...redirects].sort())
    const log = `/activity?where[kind][equals]=roles&where[documentId][equals]=${roleId}&sort=-id&limit=1&depth=0`
    expect(await page.evaluate(async (path) => (await fetch(`/api${path}`)).json(), log)).toMatchObject({
      docs: [{ action: 'update', byName: 'Ada Lockhart', door: 'screen', detail: { changes: { permissions: {} } } }],
    })
    await openRole()
    await page.getByText('8 of 72').waitFor()
    expect(await cell('Posts: Create').isChecked()).toBe(false)
    expect(await cell('Newsletters: Publish').isChecked()).toBe(true)
    expect(await cell('Redirects: All').isChecked()).toBe(true)
    expect(await page.getByText('not saved').count()).toBe(0)
  })

  it('are found by name and by constant', async () => {
    const search = page.getByRole('searchbox', { name: 'Find a permission' })
    await search.fill('unpublish newsl')
    await cell('Posts: Publish').waitFor({ state: 'detached' })
    await cell('Newsletters: Unpublish all').waitFor()
    expect(await cell('Force unlock').count()).toBe(0)
    await search.fill('SYSTEM_TOOLS')
    await cell('Change the settings').waitFor()
    expect(await page.locator('.role-grid').count()).toBe(0)
    await search.fill(`nothing ${mark}`)
    await page.getByText('No permission is found').waitFor()
    await search.fill('')
    await cell('Posts: Publish').waitFor()
  })

  it('are taken with the keyboard', async () => {
    await cell('Authors: Create').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await cell('Authors: Create, not saved').isChecked()).toBe(true)
    expect(await cell('Authors: Edit all, not saved').isChecked()).toBe(true)
    await page.keyboard.press('Control+s')
    await page.getByText('are not saved').waitFor({ state: 'detached' })
    expect(await storedPermissions()).toEqual(expect.arrayContaining(['CREATE_AUTHOR', 'UPDATE_AUTHOR']))
  })

  it('stand beside the people who have them, in the form and in the list', async () => {
    const email = `${mark}@citydesk.test`
    await send('/users', { name: `Ada ${mark}`, email, password: 'long-enough-for-tests', roles: [Number(roleId)] })
    await openRole()
    await page.getByRole('link', { name: `Ada ${mark}` }).waitFor()
    await page.goto(`${newsroom.cmsUrl}/admin/collections/roles?search=${mark}`)
    const row = page.getByRole('row').filter({ hasText: `Desk ${mark}` })
    await row.getByText('10 of 72').waitFor()
    await row.getByRole('link', { name: '1', exact: true }).click()
    await page.getByRole('row').filter({ hasText: email }).waitFor()
  })

  it.each(['light', 'dark'] as const)('have no fault that axe finds, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await openRole()
    await cell('Sections: Publish').check()
    await page.getByText('1 change is not saved').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: null })
  })

  it('are named groups on a phone, without sideways scrolling', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await context.newPage()
    await logIn(phone, newsroom, 'admin')
    await openRole(phone)
    await phone.locator('tbody').getByText('Unpublish own', { exact: true }).first().tap()
    await cell('Posts: Unpublish own, not saved', phone).waitFor()
    const [inner, outer] = await phone.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(inner).toBeLessThanOrEqual(outer ?? 0)
    await phone.waitForLoadState('networkidle')
    expect(await accessibilityFaults(phone, '.role-permissions')).toEqual([])
    await context.close()
  })

  it('cannot be changed by a person who may only read them', async () => {
    const onlyRead = await send('/roles', { name: `Reader ${mark}`, permissions: ['READ_ROLE'] })
    const email = `reader-${mark}@citydesk.test`
    await send('/users', { name: `Grace ${mark}`, email, password: 'long-enough-for-tests', roles: [Number(onlyRead)] })
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
    const reader = await context.newPage()
    const data = { email, password: 'long-enough-for-tests' }
    expect((await reader.request.post(`${newsroom.cmsUrl}/api/users/login`, { data })).ok()).toBe(true)
    await openRole(reader)
    expect(await cell('Posts: Edit all', reader).isChecked()).toBe(true)
    expect(await reader.locator('.role-permissions input[type=checkbox]:not(:disabled)').count()).toBe(0)
    expect(await reader.getByRole('heading', { name: 'People with this role' }).count()).toBe(0)
    await context.close()
  })
})
