import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import type { RoomGuest } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import { enterPost } from './guards/rooms.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { type RestUploads, restUploads } from './restUploads.ts'

const newsroom = sharedNewsroom()
const name = `account-${Date.now().toString(36)}`
const email = `${name}@citydesk.test`
const password = 'a ferry under grey gulls'
const made = z.object({ doc: z.object({ id: z.number() }) })
const found = z.object({ docs: z.array(z.object({ id: z.number() })) })

let browser: Browser
let page: Page
let admin: RestPerson
// The same person with another log-in, in a room.
let elsewhere: RestPerson
let guest: RoomGuest
let post: number
let uploads: RestUploads

beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  const roles = found.parse((await admin.call('GET', '/roles?depth=0&where[name][equals]=Editor')).body).docs
  const account = { email, password, name, status: 'ACTIVE', roles: roles.map(({ id }) => id) }
  expect(await admin.call('POST', '/users', account)).toMatchObject({ status: 201 })
  elsewhere = await signInByRest(newsroom.cmsUrl, name, password)
  uploads = await restUploads(newsroom.cmsUrl)
  const picture = sharp({ create: { width: 320, height: 320, channels: 3, background: '#357' } })
  await uploads.upload(`${name}.png`, 'image/png', await picture.png().toBuffer())
  post = made.parse((await elsewhere.call('POST', '/posts?draft=true', { headline: name, type: 'article' })).body).doc
    .id
  guest = await enterPost(newsroom, elsewhere, post)
  page = await (await browser.newContext()).newPage()
  await page.goto(`${newsroom.cmsUrl}/admin/login?redirect=/admin/account`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
})

afterAll(async () => {
  guest?.leave()
  await browser?.close()
  await admin?.call('POST', `/posts/${post}/trash`, {})
  await admin?.call('DELETE', `/posts/${post}?trash=true`)
  await admin?.call('DELETE', `/users/${elsewhere?.userId}`)
  // A picture of an account cannot be deleted.
  await uploads?.removeAll()
})

const section = (title: string) => page.getByRole('region', { name: title })

describe('the own account', () => {
  it('lists where the person is logged in, and ends a log-in in its open rooms too', async () => {
    const sessions = section('Where you are logged in')
    await sessions.getByText('This browser').waitFor()
    const others = sessions.getByRole('button', { name: 'Log out everywhere else' })
    await others.click()
    await page.getByText('Logged out there').waitFor()
    await until('the other log-in has left the room', () => guest.refusals.includes('token'))
    expect((await elsewhere.call('GET', '/users')).status).toBe(403)
    await others.waitFor({ state: 'hidden' })
    expect(await sessions.getByRole('listitem').count()).toBe(1)
  })

  it('takes another name, and keeps it', async () => {
    const you = section('You')
    await you.getByLabel('Name').fill(`${name} Hart`)
    await you.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await until('the name is there', async () => (await you.getByLabel('Name').inputValue()) === `${name} Hart`)
  })

  it('shows a picture as it is placed, at once and later', async () => {
    const own = section('Your picture')
    await own.getByRole('button', { name: 'Choose a picture' }).click()
    const library = page.getByRole('dialog', { name: 'Media Library' })
    await library.getByPlaceholder('Search Content').fill(name)
    await library.getByRole('checkbox', { name: `Select ${name}.png` }).check()
    await library.getByRole('button', { name: 'Select', exact: true }).click()
    await own.locator('.face img').waitFor()
    const size = own.getByLabel('Size')
    await size.focus()
    await size.press('ArrowRight')
    const zoomOf = async () => {
      const { body } = await admin.call('GET', `/users/${elsewhere.userId}?depth=0`)
      return z.object({ avatarCrop: z.object({ zoom: z.number().nullish() }).nullish() }).parse(body).avatarCrop?.zoom
    }
    await until('the size is kept', async () => (await zoomOf()) === 1.1)
    await page.reload()
    await own.locator('.face img').waitFor()
    expect(await own.locator('.face img').evaluate((image) => getComputedStyle(image).scale)).toBe('1.1')
    await own.getByRole('button', { name: 'Remove' }).click()
    await own.getByRole('button', { name: 'Choose a picture' }).waitFor()
  })
})
