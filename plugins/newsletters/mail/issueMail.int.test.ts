import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SendEmailOptions } from 'payload'
import { createLocalReq } from 'payload'
import { blockFixture, textRun } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { preview } from '#plugins/preview/preview.plugin.ts'
import { readerApi } from '#plugins/reader-api/readerApi.plugin.ts'
import { readinessOf } from '#plugins/readiness/readiness.service.ts'
import { frontPicture } from '#plugins/time-machine/frontPicture.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { bootSharedNewsroom, type SharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { readerMarks } from '../issueMail.types.ts'
import { MailFolder } from '../written/mailFolder.store.ts'
import { renderIssue } from './renderIssue.ts'

const siteUrl = 'https://times.test'
const sent: SendEmailOptions[] = []

let app: SharedNewsroom
let administrator: Person
let list: number

beforeAll(async () => {
  app = await bootSharedNewsroom({
    endpoints: rpcEndpoints,
    plugins: [readerApi({ siteUrl }), preview({ siteUrl, siteSecret: 'shared', frontPicture })],
    email: () => ({
      name: 'kept',
      defaultFromName: 'Times',
      defaultFromAddress: 'desk@times.test',
      sendEmail: async (mail) => {
        if (String(mail.to).startsWith('full@')) throw new Error('550 The mailbox is full')
        sent.push(mail)
      },
    }),
  })
  administrator = await createAdministrator(app.payload)
  const data = { name: 'First Boat Out', slug: 'first-boat-out' }
  list = (await app.payload.create({ collection: 'newsletter-lists', data, draft: false })).id
  await app.payload.updateGlobal({
    slug: 'settings',
    data: { name: 'The Times', postalAddress: '3 Quay Street\nEllery' },
  })
})
afterAll(() => app?.stop())
beforeEach(() => {
  sent.length = 0
})

const bodyOf = (...texts: string[]) =>
  lexicalFromBlocks(texts.map((content, index) => blockFixture('paragraph', { id: `${index}`, content })))

const createIssue = (title: string, status: 'draft' | 'published' = 'published') =>
  app.payload.create({
    collection: 'newsletters',
    data: {
      title,
      subject: `About ${title}`,
      previewText: 'In short',
      list,
      body: bodyOf(`${title}.`),
      _status: status,
    },
    draft: status === 'draft',
  })

const clientOf = async (person: Person) => rpcClient(await signIn(app, person.email))

describe('an issue as a mail', () => {
  it('has subject, preview text, frame and body, and the marks of each reader', async () => {
    const { id } = await createIssue('Fog at the bar')
    const { html, ...mail } = await renderIssue(app.payload, { id })
    expect(mail).toMatchObject({ subject: 'About Fog at the bar', previewText: 'In short' })
    for (const words of ['The Times', 'First Boat Out', 'Fog at the bar.', 'The Times, 3 Quay Street, Ellery']) {
      expect(html).toContain(words)
      expect(mail.text).toContain(words)
    }
    expect(html).toContain(`href="${siteUrl}/newsletters/first-boat-out/fog-at-the-bar?utm_medium=newsletter"`)
    expect(html).toContain(`href="${readerMarks.unsubscribe}"`)
  })

  it('is of the newest published version, or of the one that is named, and of no draft', async () => {
    const { id } = await createIssue('First words')
    const [first] = (await app.payload.findVersions({ collection: 'newsletters', where: { parent: { equals: id } } }))
      .docs
    await app.payload.update({
      collection: 'newsletters',
      id,
      data: { body: bodyOf('Second words.'), _status: 'published' },
    })
    await app.payload.update({ collection: 'newsletters', id, data: { body: bodyOf('Third words.') }, draft: true })
    expect((await renderIssue(app.payload, { id })).text).toContain('Second words.')
    expect((await renderIssue(app.payload, { id, version: Number(first?.id) })).text).toContain('First words.')
    const draft = await createIssue('Unfinished', 'draft')
    await expect(renderIssue(app.payload, { id: draft.id })).rejects.toThrow('no such issue')
    await expect(renderIssue(app.payload, { id: draft.id, version: Number(first?.id) })).rejects.toThrow(
      'no such issue',
    )
  })

  it('is previewed as it is being written, by those who may read the draft', async () => {
    const { id } = await createIssue('Draft of Monday', 'draft')
    const mail = dataOf(await (await clientOf(administrator)).query('newsletter.previewMail', { id }))
    expect(mail).toMatchObject({ subject: 'About Draft of Monday', hasMailServer: true, bytes: expect.any(Number) })
    const powerless = await createPerson(app.payload, [])
    expect((await (await clientOf(powerless)).query('newsletter.previewMail', { id })).status).toBe(403)
    expect((await (await clientOf(administrator)).query('newsletter.previewMail', { id: 999_999 })).status).toBe(404)
  })
})

describe('a test of an issue', () => {
  const test = async (person: Person, id: number, to: string[]) =>
    (await clientOf(person)).mutate('newsletter.sendTest', { id, to })

  it('goes to each address in a mail of its own, without marks, and names those that were refused', async () => {
    const { id } = await createIssue('Tested', 'draft')
    const result = dataOf(await test(administrator, id, ['a@x.test', 'full@x.test', 'a@x.test']))
    expect(result).toEqual({
      sent: ['a@x.test'],
      failed: [{ address: 'full@x.test', message: '550 The mailbox is full' }],
    })
    expect(sent).toMatchObject([{ to: 'a@x.test', subject: '[Test] About Tested' }])
    expect(`${sent[0]?.html}${sent[0]?.text}`).not.toContain('%%')
  })

  it('takes one to five addresses, and people who may update the issue', async () => {
    const { id } = await createIssue('Guarded', 'draft')
    const many = Array.from({ length: 6 }, (_, index) => `${index}@x.test`)
    expect((await test(administrator, id, many)).status).toBe(400)
    expect((await test(administrator, id, ['ines'])).status).toBe(400)
    const reader = await createPerson(app.payload, ['CREATE_POST'])
    expect((await test(reader, id, ['a@x.test'])).status).toBe(403)
    expect(sent).toEqual([])
  })

  it('is limited for a person', async () => {
    const { id } = await createIssue('Often', 'draft')
    const editor = await createPerson(app.payload, ['UPDATE_NEWSLETTER'])
    const five = Array.from({ length: 5 }, (_, index) => `${index}@x.test`)
    for (let round = 0; round < 6; round += 1) expect((await test(editor, id, five)).status).toBe(200)
    expect((await test(editor, id, ['a@x.test'])).status).toBe(429)
  })

  it('is written to a folder without a mail server', async () => {
    const { id } = await createIssue('Silent', 'draft')
    const { email, config } = app.payload
    const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-mails-'))
    const mailFolder = new MailFolder(folder)
    const from = { name: 'Times', address: 'desk@times.test' }
    Object.assign(config.custom, { newsletterSending: { from, mailFolder } })
    Object.assign(app.payload, { email: { ...email, name: 'console' } })
    try {
      expect(dataOf(await test(administrator, id, ['a@x.test']))).toEqual({ sent: ['a@x.test'], failed: [] })
      const { items } = await mailFolder.list({ words: '', skip: 0, limit: 2 })
      expect(items).toMatchObject([{ to: 'a@x.test', subject: '[Test] About Silent' }])
    } finally {
      Object.assign(app.payload, { email })
      await rm(folder, { recursive: true })
    }
    expect(sent).toEqual([])
  })
})

describe('the readiness of an issue', () => {
  it('follows links to the site, and names what the mail leaves out', async () => {
    const { id } = await createIssue('Linked', 'draft')
    const link = (href: string) =>
      blockFixture('paragraph', { id: href, content: [textRun(href, { type: 'link', href })] })
    const live = await createIssue('Lively')
    const body = lexicalFromBlocks([
      link('/newsletters/first-boat-out/lively'),
      link('/2020/01/01/never'),
      link('/feed.xml'),
    ])
    const req = await createLocalReq({}, app.payload)
    const checks = await readinessOf(
      req,
      { id, subject: 'S', previewText: 'P', list, title: 'T', slug: 's', body },
      'newsletters',
    )
    expect(checks.filter(({ isPassed }) => !isPassed).map(({ label }) => label)).toEqual([
      'Link /2020/01/01/never leads to a page that readers cannot open',
    ])
    expect(live.id).not.toBe(id)
  })
})
