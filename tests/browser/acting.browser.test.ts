import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const headline = `Ferry ${Date.now().toString(36)} stays in the harbor`
const named = z.object({ name: z.string() })

let browser: DeskBrowser
let ada: Page
let june: Page
let writer: RestPerson
let name: string
let post: number

beforeAll(async () => {
  browser = await openDeskBrowser()
  writer = await signInByRest(newsroom.cmsUrl, 'writer')
  name = named.parse((await writer.call('GET', `/users/${writer.userId}?depth=0`)).body).name
  post = await createReadyPost(writer, headline)
  ada = await browser.newPage({ viewport: { width: 1366, height: 900 } })
  june = await browser.newPage({ viewport: { width: 1366, height: 900 } })
  await logIn(ada, newsroom, 'admin')
  await logIn(june, newsroom, 'editor')
})
afterAll(async () => {
  await writer?.call('POST', `/posts/${post}/unpublish`, { unpublishAction: 'return_gone' })
  if (june) await removeDocuments(june, 'posts', `where[id][equals]=${post}`)
  await browser?.close()
})

const bar = () => ada.getByRole('region', { name: 'Acting as another person' })
// Whether the bar is at the top, and something else begins below it.
const isAbove = async (selector: string) => {
  const below = await ada.locator(selector).first().boundingBox()
  const own = await bar().boundingBox()
  return own !== null && below !== null && own.y === 0 && below.y >= own.y + own.height
}
const address = () => `${newsroom.cmsUrl}/admin/collections/posts/${post}`
const openStory = async (page: Page) => {
  await page.goto(address())
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
}

describe('an administrator', () => {
  it('acts as a person, with a reason, and sees on the page who they are', async () => {
    await ada.goto(`${newsroom.cmsUrl}/admin/collections/users/${writer.userId}`)
    await ada.getByRole('button', { name: `Act as ${name}…` }).click()
    const question = ada.getByRole('dialog', { name: `Act as ${name}?` })
    const go = question.getByRole('button', { name: 'Act as this person' })
    await question.getByLabel(/^Reason/).fill('Too short')
    expect(await go.isDisabled()).toBe(true)
    expect(await accessibilityFaults(ada, '.question-dialog')).toEqual([])
    await question.getByLabel(/^Reason/).fill('Cannot publish the ferry story.')
    await question.getByLabel('30 minutes').check()
    await go.click()
    await bar().getByText(`You act as ${name}.`).waitFor()
    expect(await bar().textContent()).toMatch(/You are Ada Lockhart[\s\S]*(29|30) min left/)
    expect(await isAbove('.app-header')).toBe(true)
    expect(await accessibilityFaults(ada, '.acting-bar')).toEqual([])
  })

  it('writes with a colleague, who sees both names', async () => {
    await openStory(ada)
    await openStory(june)
    const both = `${name} (by Ada Lockhart)`
    await june.locator('.people-row__person', { hasText: both }).waitFor()
    const text = ada.locator('#field-headline')
    await text.press('ControlOrMeta+End')
    await text.pressSequentially(' tonight')
    await june.waitForFunction((wanted) => {
      const input = document.querySelector('#field-headline')
      return input instanceof HTMLTextAreaElement && input.value === wanted
    }, `${headline} tonight`)
    await ada.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await ada.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(await isAbove('.doc-controls')).toBe(true)
  })

  it('publishes for them, and the log has both', async () => {
    await ada.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await ada.locator('#lifecycle-publish').click()
    await ada.getByText('Post published').waitFor()
    const where = `where[kind][equals]=posts&where[documentId][equals]=${post}&where[action][equals]=publish`
    const entry = z.object({ docs: z.array(z.object({ byName: z.string(), onBehalfOf: z.string() })) })
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    const { body } = await admin.call('GET', `/activity?depth=0&${where}`)
    expect(entry.parse(body).docs).toEqual([{ byName: 'Ada Lockhart', onBehalfOf: name }])
  })

  it('reads on the account page that the account is not theirs, on a phone too, and stops there', async () => {
    await ada.setViewportSize({ width: 390, height: 780 })
    await ada.goto(`${newsroom.cmsUrl}/admin/account`)
    await ada.getByText(`You act as ${name}. Their name, password`).waitFor()
    expect(await ada.getByLabel('Password').count()).toBe(0)
    expect(await isAbove('h1')).toBe(true)
    expect(await accessibilityFaults(ada)).toEqual([])
    await bar().getByRole('button', { name: 'Stop' }).click()
    await ada.getByRole('region', { name: 'Where you are logged in' }).waitFor()
    expect(await bar().count()).toBe(0)
  })

  it('is named on the account page of the person, with the reason', async () => {
    const own = await browser.newPage()
    await logIn(own, newsroom, 'writer')
    await own.goto(`${newsroom.cmsUrl}/admin/account`)
    const list = own.getByRole('region', { name: 'Who acted as you' })
    await list.getByText('Reason: Cannot publish the ferry story.').first().waitFor()
    await list.getByText('Ada Lockhart').first().waitFor()
  })
})
