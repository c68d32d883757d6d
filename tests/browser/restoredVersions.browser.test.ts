import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const mark = `restored${Date.now().toString(36)}`
const made = z.object({ doc: z.object({ id: z.number() }) })
const versions = z.object({ docs: z.array(z.object({ id: z.union([z.string(), z.number()]) })) })
const listed = z.object({ docs: z.array(z.object({ id: z.number() })) })

let admin: RestPerson
let editor: RestPerson
let database: Client
let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  await logIn(page, newsroom, 'admin')
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  editor = await signInByRest(newsroom.cmsUrl, 'editor')
  database = new Client({ connectionString: newsroom.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await browser?.close()
  await database?.end()
})

const unwritable = z.object({
  createdBy: z.number().nullish(),
  importKey: z.string().nullish(),
  importHash: z.string().nullish(),
  publishStatus: z.string(),
})

const collections: [collection: string, title: string, more: () => Promise<object>][] = [
  ['posts', 'headline', async () => ({ type: 'article' })],
  ['sections', 'name', async () => ({})],
  ['pages', 'title', async () => ({})],
  [
    'newsletters',
    'title',
    async () => {
      const { docs } = listed.parse((await admin.call('GET', '/newsletter-lists?depth=0&limit=1')).body)
      return { subject: 'The week', list: docs[0]?.id }
    },
  ],
]

describe('a version that another person restores on its screen', () => {
  it.each(collections)('of %s is the draft, with its read-only fields', async (collection, title, more) => {
    const first = { [title]: `First ${mark}`, slug: `${collection}-${mark}`, ...(await more()) }
    const created = await editor.call('POST', `/${collection}?draft=true`, first)
    expect(created).toMatchObject({ status: 201 })
    const { id } = made.parse(created.body).doc
    try {
      // Only an import writes these.
      await database.query(`UPDATE ${collection} SET import_key = $1 WHERE id = $2`, [`key-${mark}-${id}`, id])
      await database.query(`UPDATE _${collection}_v SET version_import_key = $1 WHERE parent_id = $2`, [
        `key-${mark}-${id}`,
        id,
      ])
      const read = async () =>
        z.looseObject({}).parse((await admin.call('GET', `/${collection}/${id}?draft=true&depth=0`)).body)
      const before = unwritable.parse(await read())
      expect(before).toMatchObject({ createdBy: editor.userId, importKey: `key-${mark}-${id}`, publishStatus: 'DRAFT' })
      const where = `where[parent][equals]=${id}&sort=createdAt&depth=0`
      const oldest = versions.parse((await admin.call('GET', `/${collection}/versions?${where}`)).body).docs[0]?.id
      await admin.call('PATCH', `/${collection}/${id}?draft=true`, { [title]: `Second ${mark}` })
      expect(await read()).toMatchObject({ [title]: `Second ${mark}` })
      await page.goto(`${newsroom.cmsUrl}/admin/collections/${collection}/${id}/versions/${oldest}`)
      await page.getByRole('button', { name: 'Restore this version' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
      await page.getByText('Restored as a draft. Readers keep what they have until you publish it.').waitFor()
      await page.waitForURL(`${newsroom.cmsUrl}/admin/collections/${collection}/${id}`)
      const after = await read()
      expect(after).toMatchObject({ [title]: `First ${mark}` })
      expect(unwritable.parse(after)).toEqual(before)
      const { rows } = await database.query(`SELECT created_by_id, import_key FROM ${collection} WHERE id = $1`, [id])
      expect(rows).toEqual([{ created_by_id: editor.userId, import_key: before.importKey }])
    } finally {
      await admin.call('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })
      await admin.call('DELETE', `/${collection}/${id}?trash=true`)
    }
  })
})
