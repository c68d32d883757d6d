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
      docs: [
        {
          action: 'update',
          byName: 'Ada Lockhart',
          door: 'screen',
          detail: { changes: { permissions: { removed: ['CREATE_POST'] } } },
        },
      ],
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

// `history.forward()` does nothing once a page has refused it.
const goForward = () => page.evaluate(() => void window.navigation?.forward().finished?.catch(() => undefined))

describe('all roles beside each other', () => {
  let otherId: string
  const storedOf = (id: string) =>
    page.evaluate(async (id) => (await (await fetch(`/api/roles/${id}?depth=0`)).json()).permissions, id)
  const openMatrix = async (on = page) => {
    await on.goto(`${newsroom.cmsUrl}/admin/compare-roles`)
    await on.getByRole('heading', { name: 'All roles' }).waitFor()
  }

  beforeAll(async () => {
    otherId = await send('/roles', { name: `Night ${mark}`, permissions: ['CREATE_POST', 'UPDATE_POST'] })
  })

  it('are changed together after a summary, which can be undone', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/roles`)
    await page.getByRole('link', { name: 'Compare all roles' }).click()
    await page.getByRole('heading', { name: 'All roles' }).waitFor()
    await page.getByRole('columnheader', { name: 'Administrator' }).waitFor()
    await cell(`Night ${mark}: Edit pages`).check()
    await cell(`Night ${mark}: Create posts`).uncheck()
    await cell(`Desk ${mark}: Edit pages`).check()
    const summary = page.getByRole('region', { name: 'Changes that are not saved' })
    await summary.getByText('3 changes in 2 roles, not saved').waitFor()
    await summary.getByText('Given: Edit pages. Taken: Create posts.').waitFor()
    expect(await summary.getByRole('listitem').filter({ hasText: 'Desk' }).textContent()).toContain('1 person')
    await summary.getByRole('button', { name: 'Undo all' }).click()
    await summary.waitFor({ state: 'detached' })
    expect(await cell(`Night ${mark}: Create posts`).isChecked()).toBe(true)
    await cell(`Night ${mark}: Edit pages`).check()
    await cell(`Desk ${mark}: Edit pages`).check()
    await summary.getByRole('button', { name: 'Save changes' }).click()
    await summary.waitFor({ state: 'detached' })
    expect([...(await storedOf(otherId))].sort()).toEqual(['CREATE_POST', 'UPDATE_PAGE', 'UPDATE_POST'])
    expect(await storedPermissions()).toContain('UPDATE_PAGE')
  })

  it('ask before they are left with changes that are not saved, and stay or go as the person says', async () => {
    await openMatrix()
    const isOn = cell(`Night ${mark}: Edit pages`)
    const was = await isOn.isChecked()
    await isOn.click()
    await page.getByRole('region', { name: 'Changes that are not saved' }).waitFor()
    expect(await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true)
    const leave = page.locator('.step-nav').getByRole('link', { name: 'Roles', exact: true })
    await leave.focus()
    await leave.press('Enter')
    const dialog = page.getByRole('dialog').filter({ hasText: 'Leave without saving' })
    await dialog.getByRole('button', { name: 'Stay on this page' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isOn.isChecked()).toBe(!was)
    await leave.focus()
    await leave.press('Enter')
    await dialog.getByRole('button', { name: 'Leave anyway' }).press('Enter')
    await page.waitForURL(/\/collections\/roles(\?|$)/)
    await page.evaluate(() => history.back())
    await isOn.click()
    await page.getByRole('region', { name: 'Changes that are not saved' }).waitFor()
    await goForward()
    await dialog.getByRole('button', { name: 'Stay on this page' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isOn.isChecked()).toBe(!was)
    await goForward()
    await dialog.getByRole('button', { name: 'Leave anyway' }).press('Enter')
    await page.waitForURL(/\/collections\/roles(\?|$)/)
    await openMatrix()
    expect(await isOn.isChecked()).toBe(was)
    expect(await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(
      false,
    )
  })

  it('are searched, and two are compared by what differs', async () => {
    await openMatrix()
    await page.getByLabel('Find a permission').fill('unpublish own newsl')
    await page.getByRole('row').filter({ hasText: 'Unpublish own newsletters' }).waitFor()
    expect(await page.locator('tbody th[scope=row]').count()).toBe(1)
    await page.getByLabel('Find a permission').fill('')
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: `Night ${mark}` })
    await page.getByLabel('Compare with').selectOption({ label: `Desk ${mark}` })
    await cell(`Night ${mark}: Create posts`).waitFor()
    expect(await cell(`Night ${mark}: Edit all posts`).count()).toBe(0)
    expect(await page.locator('thead th').count()).toBe(3)
  })

  it.each(['light', 'dark'] as const)('have no fault that axe finds, %s', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await openMatrix()
    await cell(`Night ${mark}: Publish posts`).check()
    await page.waitForLoadState('networkidle')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: null })
  })

  it('are one at a time on a phone', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await context.newPage()
    await logIn(phone, newsroom, 'admin')
    await openMatrix(phone)
    await phone.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: `Night ${mark}` })
    await cell(`Night ${mark}: Publish posts`, phone).waitFor()
    expect(await phone.locator('tbody td:visible').first().locator('input').getAttribute('aria-label')).toContain(
      'Night',
    )
    const [inner, outer] = await phone.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(inner).toBeLessThanOrEqual(outer ?? 0)
    await context.close()
  })

  it('are copied, and say who changed what', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/roles/${otherId}`)
    const history = page.getByRole('region', { name: 'What changed' })
    await history.getByText('Given: Edit pages.').waitFor()
    await history.getByText('Made the role.').waitFor()
    await page.getByRole('button', { name: 'Copy as…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy this role' })
    await dialog.getByLabel('Name of the new role').fill(`Copied ${mark}`)
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.waitForURL((url) => /\/roles\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${otherId}`))
    await page.getByText('3 of 72').waitFor()
  })

  it('say on the page of a person what each gives, and which would give the rest', async () => {
    const email = `why-${mark}@citydesk.test`
    const data = { name: `Wanda ${mark}`, email, password: 'long-enough-for-tests', roles: [Number(otherId)] }
    const person = await send('/users', data)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/users/${person}`)
    await page.getByText('What this person may do, and why').click()
    await page.getByRole('searchbox', { name: 'Find what this person may do' }).fill('edit pages')
    const right = page.locator('.person-rights li').filter({ hasText: 'Edit pages' }).first()
    await right.getByRole('link', { name: `Night ${mark}` }).waitFor()
    await page.getByRole('searchbox', { name: 'Find what this person may do' }).fill('force unlock')
    await page
      .locator('.person-rights li')
      .filter({ hasText: 'It would come with' })
      .getByRole('link', { name: 'Administrator' })
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await accessibilityFaults(page, '.person-rights')).toEqual([])
  })

  it('are not widened over GraphQL by who does not hold it', async () => {
    const role = await send('/roles', {
      name: `Manager ${mark}`,
      permissions: ['READ_ROLE', 'UPDATE_ROLE', 'CREATE_ROLE'],
    })
    const email = `manager-${mark}@citydesk.test`
    await send('/users', { name: `Max ${mark}`, email, password: 'long-enough-for-tests', roles: [Number(role)] })
    const context = await browser.newContext()
    const { request } = context
    await request.post(`${newsroom.cmsUrl}/api/users/login`, { data: { email, password: 'long-enough-for-tests' } })
    const changes = [
      `updateRole(id: ${role}, data: { permissions: [READ_ROLE, UPDATE_ROLE, PUBLISH_POST] }) { id }`,
      `createRole(data: { name: "Wide ${mark}", permissions: [PUBLISH_POST] }) { id }`,
    ]
    for (const change of changes) {
      const answer = await request.post(`${newsroom.cmsUrl}/api/graphql`, {
        headers: { Origin: newsroom.cmsUrl },
        data: { query: `mutation { ${change} }` },
      })
      expect(await answer.text()).toContain('PUBLISH_POST')
    }
    expect([...(await storedOf(role))].sort()).toEqual(['CREATE_ROLE', 'READ_ROLE', 'UPDATE_ROLE'])
    await context.close()
  })
})
