import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page, Request } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// Words that no other test and no second run uses.
const mark = Date.now().toString(36)
const redirects = `${newsroom.cmsUrl}/admin/collections/url-targets`

let browser: DeskBrowser
let editor: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  editor = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(editor, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(editor, 'url-targets', `where[path][contains]=${mark}`)
  } finally {
    // A browser that stays open keeps the whole run from ending.
    await browser?.close()
  }
})

const answerAt = async (path: string) => {
  const answer = await fetch(newsroom.siteUrl + path, { redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), link: answer.headers.get('link') }
}

const check = async (address: string) => {
  await editor.getByLabel('What happens to this address?').fill(address)
  await editor.getByRole('button', { name: 'Check', exact: true }).click()
}

describe('the redirects screen', () => {
  it('makes a redirect that readers follow at once, query and all', async () => {
    expect(await answerAt(`/old-${mark}`)).toMatchObject({ status: 404 })
    await editor.goto(`${redirects}/create`)
    await editor.fill('#field-path', `Old-${mark}/`)
    await editor.fill('#field-url', '/about')
    await editor.click('#action-save')
    await editor.getByRole('region', { name: 'What became of this address' }).waitFor()
    expect(await answerAt(`/old-${mark}/?utm_source=mail`)).toMatchObject({
      status: 301,
      location: '/about?utm_source=mail',
    })
  })

  it('says why a redirect cannot be, also when an answer about the form comes after the refusal', async () => {
    await editor.goto(`${redirects}/create`)
    const isRefused = editor.waitForResponse((answer) => answer.status() === 400)
    await editor.route(`${redirects}/create`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      await isRefused
      await editor.getByText('Readers have something live at /about.').first().waitFor()
      return route.fulfill({ response })
    })
    const isQuestion = (request: Request) => request.headers()['next-action'] !== undefined
    // Next.js may drop the connection as soon as it has read its answer, which Chromium reports as a failed request.
    const isAnswered = Promise.any([
      editor.waitForEvent('requestfinished', isQuestion),
      editor.waitForEvent('requestfailed', isQuestion),
    ])
    const isRequested = editor.waitForRequest(isQuestion)
    await editor.fill('#field-path', '/about')
    await editor.fill('#field-url', '/contact')
    await isRequested
    await editor.click('#action-save')
    await isAnswered
    await editor.unroute(`${redirects}/create`)
    // Two frames, in which the form takes the answer.
    await editor.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await editor.getByText('Readers have something live at /about.').first().waitFor()
  })

  it('answers what happens at an address, step by step', async () => {
    await editor.goto(redirects)
    await check(`${newsroom.siteUrl}/OLD-${mark}`)
    const steps = editor.locator('.address-steps li')
    await steps.nth(1).waitFor()
    expect(await steps.nth(0).textContent()).toMatch(/301[\s\S]*Moved permanently/)
    expect(await steps.nth(1).textContent()).toMatch(/200[\s\S]*\/about[\s\S]*Readers get the page/)
    expect(await accessibilityFaults(editor, '.redirect-tools')).toEqual([])
  })

  it('takes a table after showing what would become of it', async () => {
    await editor.goto(redirects)
    const csv = `address,answer,target,authority,authority address
/t1-${mark},410,,,
/t2-${mark},451,,County court,https://court.test/order
/feed.xml,301,/about,,`
    await editor.setInputFiles('input[type=file]', { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    const dialog = editor.getByRole('dialog', { name: 'Import redirects' })
    await dialog.getByText('Line 4, /feed.xml').waitFor()
    await dialog.getByRole('button', { name: 'Import 2' }).click()
    await editor.getByText('2 redirects made, 0 changed').waitFor()
    expect(await answerAt(`/t1-${mark}`)).toMatchObject({ status: 410 })
    expect(await answerAt(`/t2-${mark}`)).toEqual({
      status: 451,
      location: null,
      link: '<https://court.test/order>; rel="blocked-by"',
    })
    const reader = await (await browser.newContext()).newPage()
    await reader.goto(`${newsroom.siteUrl}/t2-${mark}`)
    await reader.getByRole('link', { name: 'County court' }).waitFor()
    await reader.close()
  })

  it('says in the list what readers get, and names nothing that the product keeps for itself', async () => {
    await editor.goto(`${redirects}?search=${mark}`)
    const row = editor.getByRole('row').filter({ hasText: `/old-${mark}` })
    await row.getByText(/Readers get/).waitFor()
    await editor
      .getByRole('row')
      .filter({ hasText: `/t1-${mark}` })
      .getByText('Readers get 410: it is gone for good.')
      .waitFor()
    await editor.getByRole('button', { name: 'Columns' }).click()
    expect((await editor.locator('.pill-selector').textContent()) ?? '').not.toMatch(/import/i)
  })

  it('lists beside a document what leads to it, with its answer and the way to the redirect', async () => {
    const send = (path: string, data: object) =>
      editor.evaluate(
        async ([path, body]) => {
          const headers = { 'Content-Type': 'application/json' }
          return Number((await (await fetch(`/api/${path}`, { method: 'POST', headers, body })).json()).doc.id)
        },
        [path, JSON.stringify(data)] as const,
      )
    const tag = await send('tags', { name: `Tag ${mark}` })
    const redirect = await send('url-targets', { path: `/old-tag-${mark}`, type: 'tag', tag, code: '307' })
    await editor.goto(`${newsroom.cmsUrl}/admin/collections/tags/${tag}`)
    const list = editor.getByRole('region', { name: 'Redirects to this page (1)' })
    await list.getByText('307 Moved for now · redirect made').waitFor()
    expect(await accessibilityFaults(editor, '.redirects-here')).toEqual([])
    await list.getByRole('link', { name: `/old-tag-${mark}` }).press('Enter')
    await editor.waitForURL(`${redirects}/${redirect}`)
    await removeDocuments(editor, 'url-targets', `where[path][equals]=/old-tag-${mark}`)
    await removeDocuments(editor, 'tags', `where[id][equals]=${tag}`)
  })

  it('writes all of them as a table', async () => {
    await editor.goto(redirects)
    const [download] = await Promise.all([
      editor.waitForEvent('download'),
      editor.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('redirects.csv')
    expect(await readFile(await download.path(), 'utf8')).toContain(`/old-${mark},301,/about,`)
  })
})

describe('the slug field', () => {
  it('says while it is typed whether a slug is free', async () => {
    await editor.goto(`${newsroom.cmsUrl}/admin/collections/tags/create`)
    await editor.fill('#field-slug', `tag-${mark}`)
    await editor.getByText(`Available: /tag/tag-${mark}`).waitFor()
    await editor.goto(`${newsroom.cmsUrl}/admin/collections/pages/create`)
    await editor.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await editor.fill('#field-slug', `old-${mark}`)
    await editor.getByText(`/old-${mark} is taken: a redirect begins there. old-${mark}-2 is free.`).waitFor()
  })
})
