import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import {
  faults,
  json,
  neverAnswers,
  type StandIn,
  type StandInAnswer,
  startStandIn,
} from '#tests/integration/standInServer.ts'
import { png } from '../file/oddFiles.fixtures.ts'
import { mediaLibraryIn } from '../mediaLibrary.fixtures.ts'
import { cantoMoment } from './canto.schema.ts'

let app: TestPayload
let canto: StandIn
let folder: string
let editor: ReturnType<typeof rpcClient>
let picture: Buffer
// Body of the last token request.
let tokenBody = ''

const content = (more: object = {}) => ({
  id: 'a1b2',
  scheme: 'image',
  name: 'ferry.png',
  width: '40',
  height: '20',
  ownerName: 'Ines Okafor',
  description: 'The ferry at the old pier',
  created: '20260312071500123',
  lastUploaded: '20260312081500000',
  time: '20260313081500000',
  additional: { 'ALT Text': 'A ferry at a pier', Credit: 'Harbour Press' },
  url: { directUrlPreview: `${canto.url}/preview.png`, directUrlOriginal: `${canto.url}/original.png` },
  ...more,
})

// Canto as it is when nothing is wrong; `last` answers what is asked of the library.
const answering =
  (last: StandInAnswer): StandInAnswer =>
  (req, res, url) => {
    if (url.pathname.endsWith('/token')) {
      tokenBody = ''
      req.on('data', (part: Buffer) => {
        tokenBody += part.toString()
      })
      req.on('end', () => json({ accessToken: 'secret', expiresIn: '3600', tokenType: 'bearer' })(req, res, url))
      return
    }
    if (url.pathname === '/original.png') return res.writeHead(200, { 'Content-Type': 'image/png' }).end(picture)
    return last(req, res, url)
  }

beforeAll(async () => {
  picture = await png()
  canto = await startStandIn(json({}))
  folder = await mkdtemp(path.join(tmpdir(), 'citydesk-canto-'))
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [
      mediaLibraryIn(folder, {
        cmsUrl: 'http://localhost',
        canto: {
          host: canto.url,
          oauthUrl: canto.url,
          appId: 'app',
          appSecret: 'app-secret',
          mayAsk: (address) => address === '127.0.0.1',
        },
      }),
    ],
  })
  editor = rpcClient(await signIn(app, (await createAdministrator(app.payload)).email))
})

beforeEach(() => {
  canto.requests.length = 0
})

afterAll(async () => {
  await app?.stop()
  await canto?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('Canto', () => {
  it('is asked in its own words, with a token that is fetched once; albums are left out', async () => {
    canto.answer = answering(json({ results: [content(), content({ id: 'x', scheme: 'album' })], found: 41 }))
    const input = {
      keyword: 'ferry',
      scheme: 'image',
      start: 20,
      creator: 'Ines',
      uploadedTime: '2026-03-01..2026-03-12',
    }
    expect(dataOf(await editor.query('media.search', input))).toMatchObject({
      found: 41,
      results: [
        {
          id: 'a1b2',
          width: 40,
          alt: 'A ferry at a pier',
          caption: 'The ferry at the old pier',
          credit: 'Harbour Press',
          contributor: 'Ines Okafor',
          created: '2026-03-12T14:15:00.123Z',
          src: { preview: `${canto.url}/preview.png` },
          page: `${canto.url}/allfiles?viewIndex=1&column=image&id=a1b2`,
        },
      ],
    })
    await editor.query('media.search', {})
    const [token, search, again] = canto.requests.map((address) => new URL(address, canto.url))
    // What is in an address stands in logs.
    expect([token?.pathname, token?.search]).toEqual(['/oauth/api/oauth2/token', ''])
    expect(Object.fromEntries(new URLSearchParams(tokenBody))).toEqual({
      app_id: 'app',
      app_secret: 'app-secret',
      grant_type: 'client_credentials',
    })
    expect([search?.pathname, Object.fromEntries(search?.searchParams ?? [])]).toEqual([
      '/api/v1/search',
      {
        keyword: 'ferry',
        scheme: 'image',
        limit: '20',
        start: '20',
        sortBy: 'time',
        sortDirection: 'descending',
        owner: 'Ines',
        uploadedTime: '2026-03-01..2026-03-12',
      },
    ])
    expect(again?.pathname).toBe('/api/v1/search')
  })

  it('hands over a copy of what a story takes, once', async () => {
    canto.answer = answering(json(content()))
    const take = async () => dataOf(await editor.mutate('media.take', { items: [{ id: 'a1b2', scheme: 'image' }] }))
    const first = await take()
    expect(first).toMatchObject([{ name: 'ferry.png', width: 40, alt: 'A ferry at a pier', credit: 'Harbour Press' }])
    expect(await take()).toEqual(first)
    expect(canto.requests.filter((address) => address === '/original.png')).toHaveLength(1)
    expect((await app.payload.count({ collection: 'media' })).totalDocs).toBe(1)
  })

  it('takes a file in two steps of its own, cleaned, with what was written to it in the picture itself', async () => {
    let form = ''
    canto.answer = answering((req, res, url) => {
      if (url.pathname === '/api/v1/upload/setting') {
        // As Canto answers; its store refuses a form with any other field.
        const setting = { key: 'upload/pier.png', acl: 'private', Policy: 'p', 'x-amz-meta-tag': '' }
        return json({ url: `${canto.url}/bucket`, ...setting })(req, res, url)
      }
      const parts: Buffer[] = []
      req.on('data', (part: Buffer) => parts.push(part))
      req.on('end', () => {
        form = Buffer.concat(parts).toString('latin1')
        res.writeHead(204).end()
      })
    })
    const presigned = Object(
      dataOf(await editor.query('media.generatePresignedUrl', { key: 'pier.png', contentType: 'image/png' })),
    )
    const body = new Uint8Array(picture)
    await app.request(String(presigned.url).replace('http://localhost', ''), {
      method: 'PUT',
      body,
      headers: { 'Content-Type': 'image/png' },
    })
    const words = { credit: 'Tomás & Co.', caption: 'The pier' }
    expect(dataOf(await editor.mutate('media.upload', { filename: 'pier.png', ...words }))).toMatchObject({
      name: 'pier.png',
      ...words,
    })
    const names = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual(['key', 'acl', 'Policy', 'x-amz-meta-tag', 'x-amz-meta-file_name', 'file'])
    const sent = Buffer.from(form.slice(form.indexOf('\x89PNG')), 'latin1')
    const xmp = (await sharp(sent).metadata()).xmp?.toString() ?? ''
    expect(xmp).toContain('photoshop:Credit="Tomás &amp; Co."')
    expect(xmp).toContain('<rdf:li xml:lang="x-default">The pier</rdf:li>')
  })

  it.each([
    ['401', 'Canto does not accept what is in CANTO_APP_ID and CANTO_APP_SECRET.'],
    ['404', 'Canto has no such thing (any more).'],
    ['429', 'Canto was asked too often. Try again in 7 seconds.'],
    ['500', 'Canto answered 500. Try again later.'],
    ['malformed', 'Canto gave an answer that cannot be understood.'],
    ['of another form', 'Canto gave an answer that cannot be understood.'],
    ['cut off', 'Canto did not answer. Try again.'],
  ])('says so in words when something is wrong: %s', async (fault, message) => {
    canto.answer = answering(faults[fault] ?? json({}))
    expect(refusalOf(await editor.query('media.getContentDetails', { scheme: 'image', contentId: 'zz' }))).toBe(message)
  })

  it('does not wait for it for ever', async () => {
    canto.answer = answering(neverAnswers())
    expect(refusalOf(await editor.query('media.getContentDetails', { scheme: 'image', contentId: 'zz' }))).toBe(
      'Canto did not answer. Try again.',
    )
    jest.restoreAllMocks()
  })

  it.each([
    ['2026031207150012', 'Invalid created date format. Expected 17 characters (YYYYMMDDHHMMSSXXX)'],
    ['20260230071500123', 'Invalid date components in created date format'],
  ])('keeps time in its own way, which %s is not', (text, message) => {
    expect(() => cantoMoment(text, 'created')).toThrow(message)
  })
})
