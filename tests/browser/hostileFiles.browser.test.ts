import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { z } from 'zod'
import { typeRefusal } from '#collections/media/mimeTypes.ts'
import { svg } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import { uploadQuota } from '#plugins/media-library/uploadQuota.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type RestUploads, restUploads } from './restUploads.ts'

jest.setTimeout(300_000)

const { cmsUrl, databaseUrl } = sharedNewsroom()
const tooComplex = 'This drawing is too complex: it has too many parts, or they are nested too deep.'

// Files that kept the back office busy for minutes; each must be answered at once.
const hostile = [
  ['begins.txt', 'text/plain', Buffer.from(`${'<!DOCTYPE svg []>'.repeat(40)}x`), typeRefusal],
  ['deep.svg', 'image/svg+xml', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)), tooComplex],
  ['comments.svg', 'image/svg+xml', svg('<!---->'.repeat(600_000)), tooComplex],
  ['page.svg', 'image/svg+xml', Buffer.from(`${'<!---->'.repeat(9000)}<html>`), typeRefusal],
] as const

let uploads: RestUploads

beforeAll(async () => {
  uploads = await restUploads(cmsUrl)
})
afterAll(() => uploads?.removeAll())

async function sendAndRegister(name: string, type: string, bytes: Buffer): Promise<Response> {
  const input = encodeURIComponent(JSON.stringify({ key: name, contentType: type }))
  const presigned = await (await uploads.call(`/api/rpc/media.generatePresignedUrl?input=${input}`)).json()
  const { url } = z.object({ result: z.object({ data: z.object({ url: z.string() }) }) }).parse(presigned).result.data
  const put = { method: 'PUT', headers: { 'Content-Type': type }, body: new Uint8Array(bytes) }
  expect((await fetch(url, put)).status).toBe(200)
  return uploads.call('/api/rpc/media.upload', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename: name }),
  })
}

describe('a file that is made to keep the server busy', () => {
  it.each(hostile)('is answered when it comes over REST: %s', async (name, type, bytes, refusal) => {
    const { status, words } = await uploads.upload(name, type, bytes)
    expect([status, words]).toEqual([400, expect.stringContaining(refusal)])
  })

  it.each(hostile)('is refused when it is sent first and registered then: %s', async (name, type, bytes, refusal) => {
    const registered = await sendAndRegister(name, type, bytes)
    expect([registered.status, JSON.stringify(await registered.json())]).toEqual([
      400,
      expect.stringContaining(refusal),
    ])
  })

  it('does not keep others waiting while it is read', async () => {
    let isAnswered = false
    // As many parts as are taken: the sanitiser works for seconds.
    const heavy = uploads
      .upload('heavy.svg', 'image/svg+xml', svg('<path d="M0 0" fill="red"/>'.repeat(19_000)))
      .finally(() => {
        isAnswered = true
      })
    const answers: boolean[] = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await fetch(`${cmsUrl}/api/health`)).status).toBe(200)
      answers.push(isAnswered)
    }
    expect(answers).toEqual([false, false, false])
    expect((await heavy).status).toBe(201)
  })
})

describe('a person who has uploaded as much as is taken in 24 hours', () => {
  const refused = 'You have uploaded as much as is taken from one person in 24 hours'
  const text = Buffer.from('Minutes of May')
  let database: Client
  let id: number

  beforeAll(async () => {
    database = new Client({ connectionString: databaseUrl })
    await database.connect()
    const { filename } = await uploads.upload('minutes.txt', 'text/plain', text)
    const { rows } = await database.query('SELECT id FROM media WHERE filename = $1', [filename])
    id = z.object({ id: z.number() }).parse(rows[0]).id
    await database.query('UPDATE media SET filesize = $1 WHERE id = $2', [uploadQuota.bytes, id])
  })
  afterAll(async () => {
    await database?.query('UPDATE media SET filesize = $1 WHERE id = $2', [text.length, id])
    await database?.end()
  })

  it('adds no file over REST', async () => {
    const { status, words } = await uploads.upload('june.txt', 'text/plain', text)
    expect([status, words]).toEqual([429, expect.stringContaining(refused)])
  })

  it('replaces no file over REST', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(text)], { type: 'text/plain' }), 'july.txt')
    const answer = await uploads.call(`/api/media/${id}`, { method: 'PATCH', body: form })
    expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining(refused)])
  })

  it('registers no file by the procedures of the library', async () => {
    const registered = await sendAndRegister('august.txt', 'text/plain', text)
    expect([registered.status, await registered.text()]).toEqual([429, expect.stringContaining(refused)])
  })
})
