import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { typeRefusal } from '#collections/media/mimeTypes.ts'
import { svg } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type RestUploads, restUploads } from './restUploads.ts'

jest.setTimeout(300_000)

const { cmsUrl } = sharedNewsroom()
const tooComplex = 'This drawing is too complex: it has too many parts, or they are nested too deep.'

/** Files that kept the back office busy for minutes; each must be answered at once. */
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

describe('a file that is made to keep the server busy', () => {
  it.each(hostile)('is answered when it comes over REST: %s', async (name, type, bytes, refusal) => {
    const { status, words } = await uploads.upload(name, type, bytes)
    expect([status, words]).toEqual([400, expect.stringContaining(refusal)])
  })

  it.each(hostile)('is refused when it is sent first and registered then: %s', async (name, type, bytes, refusal) => {
    const input = encodeURIComponent(JSON.stringify({ key: name, contentType: type }))
    const presigned = await (await uploads.call(`/api/rpc/media.generatePresignedUrl?input=${input}`)).json()
    const { url } = z.object({ result: z.object({ data: z.object({ url: z.string() }) }) }).parse(presigned).result.data
    const put = { method: 'PUT', headers: { 'Content-Type': type }, body: new Uint8Array(bytes) }
    expect((await fetch(url, put)).status).toBe(200)
    const registered = await uploads.call('/api/rpc/media.upload', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ filename: name }),
    })
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
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await fetch(`${cmsUrl}/api/health`)).status).toBe(200)
      answers.push(isAnswered)
    }
    expect(answers).toEqual([false, false, false])
    expect((await heavy).status).toBe(201)
  })
})
