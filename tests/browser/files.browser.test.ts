import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { heic, movingPng, svg, wav } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import { sharedNewsroom } from './newsroom.ts'
import { type RestUploads, restUploads } from './restUploads.ts'

const { cmsUrl, siteUrl } = sharedNewsroom()
const mark = Date.now().toString(36)
let uploads: RestUploads

beforeAll(async () => {
  uploads = await restUploads(cmsUrl)
})
afterAll(() => uploads?.removeAll())

const bring = async (name: string, type: string, bytes: Buffer): Promise<string> => {
  const { status, words, filename } = await uploads.upload(name, type, bytes)
  expect([status, words]).toEqual([201, ''])
  return filename
}
const told = (answer: Response, ...names: string[]) => names.map((name) => answer.headers.get(name))

describe.each([
  // Next drops the length of what the back office's routes answer.
  ['the back office', `${cmsUrl}/api/media/file/`, null, 403],
  ['the reader site', `${siteUrl}/media/`, String(wav().length), 400],
])('a file of the library at %s', (_where, folder, length, outside) => {
  it('tells its length and version, also to those who ask for nothing else', async () => {
    const url = folder + (await bring(`tone-${mark}.wav`, 'audio/wav', wav()))
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(url, { method })
      expect([answer.status, ...told(answer, 'Content-Type', 'Content-Length', 'Accept-Ranges')]).toEqual([
        ...[200, 'audio/wav', length, 'bytes'],
      ])
      expect(told(answer, 'ETag', 'Last-Modified')).toEqual([
        expect.stringMatching(/^".+"$/),
        expect.stringMatching(/GMT$/),
      ])
      expect((await answer.arrayBuffer()).byteLength).toBe(method === 'GET' ? wav().length : 0)
    }
  })

  it('comes once, and in parts of one version', async () => {
    const url = folder + (await bring(`parts-${mark}.wav`, 'audio/wav', wav()))
    const tag = (await fetch(url)).headers.get('ETag') ?? ''
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(url, { headers })
      return [answer.status, (await answer.arrayBuffer()).byteLength, ...told(answer, 'Content-Range')]
    }
    const size = wav().length
    expect(await ask({ 'If-None-Match': tag })).toEqual([304, 0, null])
    expect(await ask({ Range: 'bytes=0-3', 'If-Range': tag })).toEqual([206, 4, `bytes 0-3/${size}`])
    expect(await ask({ Range: 'bytes=0-3', 'If-Range': '"older"' })).toEqual([200, size, null])
    expect(await ask({ Range: 'bytes=999999-' })).toEqual([416, 0, `bytes */${size}`])
  })

  it('is not found where there is none, nor under a name that is no file of the library', async () => {
    expect((await fetch(`${folder}none-${mark}.jpg`)).status).toBe(404)
    expect((await fetch(`${folder}con.txt%00.png`)).status).toBe(400)
    expect((await fetch(`${folder}..%5C..%5Cpackage.json`)).status).toBe(outside)
  })
})

describe('pictures', () => {
  it('of telephones become JPEG, those that move stay', async () => {
    expect(await bring(`IMG-${mark}.HEIC`, 'image/heic', heic())).toBe(`IMG-${mark}.jpg`)
    const moving = await bring(`moving-${mark}.png`, 'image/png', movingPng())
    const served = await fetch(`${siteUrl}/media/${moving}`)
    expect(Buffer.from(await served.arrayBuffer()).equals(movingPng())).toBe(true)
  })

  it('with a name that systems keep for themselves get another', async () => {
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    expect(await bring('CON.png', 'image/png', png)).toMatch(/^image-CON(-\d+)?\.png$/)
  })

  it('can be opened in a window of their own; a drawing is never resized and runs nothing', async () => {
    const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#735' } })
      .png()
      .toBuffer()
    const resized = (name: string) => fetch(`${siteUrl}/_next/image?url=%2Fmedia%2F${name}&w=768&q=75`)
    const picture = await resized(await bring(`open-${mark}.png`, 'image/png', png))
    expect([picture.status, ...told(picture, 'Content-Disposition')]).toEqual([200, expect.stringMatching(/^inline/)])
    const drawing = await bring(`drawing-${mark}.svg`, 'image/svg+xml', svg('<path d="M0 0h9"/>'))
    expect((await resized(drawing)).status).toBe(400)
    const own = await fetch(`${siteUrl}/media/${drawing}`)
    expect(told(own, 'Content-Security-Policy', 'X-Content-Type-Options')).toEqual([
      expect.stringContaining('sandbox'),
      'nosniff',
    ])
  })

  it('are cut for social networks once, and wait for each other', async () => {
    const png = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#573' } })
      .png()
      .toBuffer()
    const name = await bring(`share-${mark}.png`, 'image/png', png)
    const shared = await Promise.all(
      ['50-50', '50-50', '50-50', '50-50', '10-10'].map((focus) => fetch(`${siteUrl}/share/${focus}/${name}`)),
    )
    expect(shared.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await fetch(`${siteUrl}/share/50-50/none-${mark}.png`)).status).toBe(404)
  })
})
