import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { heic, movingPng, svg, wav } from '#plugins/media-library/file/oddFiles.fixtures.ts'
import { until } from '#tests/until.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { recordedFilm } from './recordedFilm.ts'
import { removeDocuments } from './removeDocuments.ts'
import { type RestUploads, restUploads } from './restUploads.ts'

const newsroom = sharedNewsroom()
const { cmsUrl, siteUrl } = newsroom
const mark = Date.now().toString(36)
let uploads: RestUploads
let browser: Browser
let page: Page

beforeAll(async () => {
  uploads = await restUploads(cmsUrl)
  browser = await openBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await uploads?.removeAll()
  await browser?.close()
})

const bring = async (name: string, type: string, bytes: Buffer): Promise<string> => {
  const { status, words, filename } = await uploads.upload(name, type, bytes)
  expect([status, words]).toEqual([201, ''])
  return filename
}
const headersOf = (answer: Response, ...names: string[]) => names.map((name) => answer.headers.get(name))

describe.each([
  // Next drops the length of what the back office's routes answer.
  ['the back office', `${cmsUrl}/api/media/file/`, null, 403],
  ['the reader site', `${siteUrl}/media/`, String(wav().length), 400],
])('a file of the library at %s', (_where, folder, length, outside) => {
  it('tells its length and version, also to those who ask for nothing else', async () => {
    const url = folder + (await bring(`tone-${mark}.wav`, 'audio/wav', wav()))
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(url, { method })
      expect([answer.status, ...headersOf(answer, 'Content-Type', 'Content-Length', 'Accept-Ranges')]).toEqual([
        ...[200, 'audio/wav', length, 'bytes'],
      ])
      expect(headersOf(answer, 'ETag', 'Last-Modified')).toEqual([
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
      return [answer.status, (await answer.arrayBuffer()).byteLength, ...headersOf(answer, 'Content-Range')]
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
    expect([picture.status, ...headersOf(picture, 'Content-Disposition')]).toEqual([
      200,
      expect.stringMatching(/^inline/),
    ])
    const drawing = await bring(`drawing-${mark}.svg`, 'image/svg+xml', svg('<path d="M0 0h9"/>'))
    expect((await resized(drawing)).status).toBe(400)
    const own = await fetch(`${siteUrl}/media/${drawing}`)
    expect(headersOf(own, 'Content-Security-Policy', 'X-Content-Type-Options')).toEqual([
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

describe('captions', () => {
  const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
  const hostile = `WEBVTT

STYLE
::cue { background: url(https://evil.example/x) }

00:00.000 --> 00:09.000
<v Rosa>The ferry <script>alert(1)</script>leaves.`
  const kept = 'WEBVTT\n\n00:00.000 --> 00:09.000\n<v Rosa>The ferry alert(1)leaves.\n'

  const send = async (method: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await uploads.call(`/api${path}`, { method, headers, body: JSON.stringify(body) })
    return { status: answer.status, text: await answer.text() }
  }
  const idsOf = async (query: string) =>
    found.parse(await (await uploads.call(`/api/${query}`)).json()).docs.map(({ id }) => id)
  const bringPlayed = async (name: string, type: string, bytes: Buffer) => {
    const [id = 0] = await idsOf(`media?where[filename][equals]=${await bring(name, type, bytes)}`)
    return id
  }

  it('that are wrong are refused with the line', async () => {
    const film = await bringPlayed(`refused-${mark}.wav`, 'audio/wav', wav())
    const refused = await send('PATCH', `/media/${film}`, { captions: 'WEBVTT\n\n00:01,000 --> 00:02,000\nHello' })
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('Line 3: Times are written like 00:01.000 --> 00:03.500.'),
    ])
    expect((await fetch(`${siteUrl}/captions/${film}.vtt`)).status).toBe(404)
  })

  it('are taken from a file of subtitles in the form of the recording, to which its block leads', async () => {
    const sound = await bringPlayed(`form-${mark}.wav`, 'audio/wav', wav())
    const writer = await (await browser.newContext()).newPage()
    await logIn(writer, newsroom, 'editor')
    const body = lexicalFromBlocks([blockFixture('audio', { props: { contentId: String(sound) } })])
    await openStory(writer, newsroom, { headline: `Form ${mark}`, body })
    await writer.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await writer.locator('.media-face').click({ position: { x: 5, y: 5 } })
    const opened = writer.context().waitForEvent('page')
    await writer.getByRole('toolbar', { name: 'Block' }).getByRole('button', { name: 'Captions', exact: true }).click()
    const editor = await opened
    const field = editor.locator('#field-captions')
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const input = editor.getByLabel('File of the captions')
    const refusal = editor.getByText('bad.vtt: Line 3: The caption ends before it begins.').first()
    await until('the file is refused', async () => {
      // The form is there before its script, which drops a file that is chosen until then.
      await input.setInputFiles(file('bad.vtt', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello'))
      return await refusal.isVisible()
    })
    await input.setInputFiles(file('good.srt', '1\n00:00:01,500 --> 00:00:04,000\nGood evening.\n'))
    const text = 'WEBVTT\n\n00:00:01.500 --> 00:00:04.000\nGood evening.\n'
    await until('the form has the captions', async () => (await field.inputValue()) === text)
    await editor.getByRole('button', { name: 'Add language' }).press('Enter')
    const row = editor.locator('#field-translatedCaptions__0__captions')
    await row.waitFor()
    await input.nth(1).setInputFiles(file('ferry.es.srt', '1\n00:00:01,000 --> 00:00:02,000\nEl ferry sale.\n'))
    await until('the row has its captions', async () => (await row.inputValue()).includes('El ferry sale.'))
    const language = editor.locator('#field-translatedCaptions__0__language')
    await language.locator('input').fill('Spanish')
    await language.getByRole('option', { name: 'Spanish', exact: true }).click()
    const saved = editor.waitForResponse((response) => response.request().method() === 'PATCH')
    await editor.locator('#action-save').click()
    const answer = await saved
    expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
    const isServed = async () => (await (await fetch(`${siteUrl}/captions/${sound}.vtt`)).text()) === text
    await until('readers have them', isServed)
    const translated = await fetch(`${siteUrl}/captions/${sound}.es.vtt`)
    expect([translated.status, await translated.text()]).toEqual([200, expect.stringContaining('El ferry sale.')])
    await removeDocuments(writer, 'posts', `where[headline][contains]=${mark}`)
    await writer.context().close()
  })

  it('are on readers’ pages without anything that could do harm, and go when they are taken away', async () => {
    const film = await bringPlayed(`ferry-${mark}.webm`, 'video/webm', await recordedFilm(page))
    const sound = await bringPlayed(`horn-${mark}.wav`, 'audio/wav', wav())
    for (const id of [film, sound])
      expect((await send('PATCH', `/media/${id}`, { captions: hostile })).status).toBe(200)
    const words = (content: string) => lexicalFromBlocks([blockFixture('paragraph', { content })])
    const made = await send('POST', '/posts?draft=true', {
      type: 'article',
      headline: `Captions ${mark}`,
      subhead: words('What is said in a film can be read.'),
      body: lexicalFromBlocks([
        blockFixture('video', { props: { contentId: String(film), caption: 'The ferry' } }),
        blockFixture('audio', { id: 'a', props: { contentId: String(sound), caption: 'The horn' } }),
      ]),
      tags: await idsOf('tags?limit=2'),
      websiteImage: (await idsOf('media?limit=1&where[scheme][equals]=image'))[0],
    })
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(JSON.parse(made.text)).doc
    expect(await send('POST', `/posts/${id}/publish`, {})).toMatchObject({ status: 200 })
    const { path } = z.object({ path: z.string() }).parse(await (await uploads.call(`/api/posts/${id}?depth=0`)).json())

    const track = await fetch(`${siteUrl}/captions/${film}.vtt`)
    expect([track.status, ...headersOf(track, 'Content-Type', 'X-Content-Type-Options')]).toEqual([
      ...[200, 'text/vtt; charset=utf-8', 'nosniff'],
    ])
    expect(await track.text()).toBe(kept)
    expect(await (await fetch(`${siteUrl}/captions/${sound}.txt`)).text()).toBe('Rosa: The ferry alert(1)leaves.\n')

    await page.goto(siteUrl + path)
    const cues = await page.locator('video track[kind="captions"]').evaluate(
      (element: HTMLTrackElement) =>
        new Promise((resolve, reject) => {
          element.onload = () => resolve([...(element.track.cues ?? [])].map((cue) => 'text' in cue && cue.text))
          element.onerror = reject
          element.track.mode = 'showing'
        }),
    )
    expect(cues).toEqual(['<v Rosa>The ferry alert(1)leaves.'])
    await page.locator('figure.audio').getByRole('link', { name: 'Transcript' }).click()
    expect(new URL(page.url()).pathname).toBe(`/captions/${sound}.txt`)

    const inSpanish = { language: 'es', captions: hostile.replace('The ferry', 'El ferry') }
    const translate = (...translatedCaptions: object[]) =>
      send('PATCH', `/media/${film}`, { captionsLanguage: 'en', translatedCaptions })
    for (const [rows, words] of [
      [[inSpanish, inSpanish], 'Each language has its captions once.'],
      [[{ ...inSpanish, language: 'en' }], 'Each language has its captions once.'],
      [[{ ...inSpanish, captions: 'El ferry' }], 'Line 1: Captions are WebVTT'],
    ] as const) {
      const refused = await translate(...rows)
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(words)])
    }
    expect((await translate(inSpanish)).status).toBe(200)
    const spanish = `${siteUrl}/captions/${film}.es`
    expect(await (await fetch(`${spanish}.vtt`)).text()).toBe(kept.replace('The ferry', 'El ferry'))
    expect(await (await fetch(`${spanish}.txt`)).text()).toBe('Rosa: El ferry alert(1)leaves.\n')
    expect((await fetch(`${siteUrl}/captions/${film}.fr.vtt`)).status).toBe(404)
    const tracksAtStart = async () => {
      await page.goto(siteUrl + path)
      return page
        .locator('video')
        .evaluate(({ textTracks }: HTMLVideoElement) =>
          [...textTracks].map(({ kind, language, label, mode }) => [kind, language, label, mode].join(' ')),
        )
    }
    expect(await tracksAtStart()).toEqual(['captions en English disabled', 'subtitles es español disabled'])
    await send('PATCH', `/posts/${id}`, { language: 'es' })
    expect(await send('POST', `/posts/${id}/publish`, {})).toMatchObject({ status: 200 })
    expect(await tracksAtStart()).toEqual(['captions en English disabled', 'subtitles es español showing'])
    await translate()
    expect((await fetch(`${spanish}.vtt`)).status).toBe(404)

    await send('PATCH', `/media/${film}`, { caption: 'Other words' })
    expect((await fetch(`${siteUrl}/captions/${film}.vtt`)).status).toBe(200)
    await send('PATCH', `/media/${film}`, { captions: null })
    await until('the captions are gone', async () => (await fetch(`${siteUrl}/captions/${film}.vtt`)).status === 404)
    await until(
      'the page has no track',
      async () => !(await (await fetch(siteUrl + path)).text()).includes(`/captions/${film}.vtt`),
    )
    await send('PATCH', `/posts/${id}`, { deletedAt: new Date().toISOString() })
    await uploads.call(`/api/posts/${id}?trash=true`, { method: 'DELETE' })
  })
})
