import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import sharp from 'sharp'
import { mediaLibraryIn } from '#plugins/media-library/mediaLibrary.fixtures.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { importArchive } from './importArchive.service.ts'
import { openPodcastFeed } from './read/podcast.archive.ts'
import { downloadPodcastFeed } from './read/podcastDownload.ts'
import { plainItem, podcastFeedOf, podcastGuid, wholeItem } from './read/podcastFeed.fixtures.ts'
import type { ImportReport } from './write/importReport.ts'

let app: TestPayload
let folder: string
let server: Server
let host: string
let requests: string[] = []
// Whether the server answers 404 for a path now.
let isAway = (_pathname: string) => false

// Answers by path; each is odd in its own way.
let answers: Record<string, (response: ServerResponse, request: IncomingMessage) => void>
const fetching = { mayAsk: () => true, timeout: 60_000 }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'citydesk-podcast-'))
  app = await bootTestPayload({ plugins: [mediaLibraryIn(folder)] })
  const mp3 = await readFile(new URL('../../scripts/demo/files/slack-tide-40.mp3', import.meta.url))
  const picture = await sharp({ create: { width: 1400, height: 1400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const chapters = JSON.stringify({ version: '1.2.0', chapters: [{ startTime: 2.4, title: 'The last row' }] })
  answers = {
    '/cover.png': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    '/wall.png': (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
    '/wall.srt': (response) => response.end('1\n00:00:01,000 --> 00:00:02,000\nGood morning\n'),
    '/wall.chapters': (response) => response.end(chapters),
    '/counted.mp3': (response) => response.writeHead(302, { location: '/audio/real?x=1' }).end(),
    // The type is wrong, the name has no ending, and the line breaks once.
    '/audio/real': (response, { headers: { range } }) => {
      const start = Number(/=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
      response.writeHead(range ? 206 : 200, {
        etag: '"1"',
        'content-type': 'application/octet-stream',
        'content-length': mp3.length - start,
        ...(range ? { 'content-range': `bytes ${start}-${mp3.length - 1}/${mp3.length}` } : {}),
      })
      if (range) response.end(mp3.subarray(start))
      else response.write(mp3.subarray(0, 50_000), () => response.destroy())
    },
    '/audio/page.mp3': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gone</h1>'),
    '/audio/late.mp3': (response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(mp3),
  }
  server = createServer((request, response) => {
    const pathname = (request.url ?? '').split('?')[0] ?? ''
    requests.push(pathname)
    const answer = isAway(pathname) ? undefined : answers[pathname]
    if (answer) answer(response, request)
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  host = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  answers['/audio/wall.mp3'] = answers['/counted.mp3'] ?? (() => undefined)
  answers['/feeds/ebb.xml'] = (response) => {
    const next = `<atom:link rel="next" href="${host}/feeds/older.xml"/>`
    response.end(podcastFeedOf(host, wholeItem(host) + plainItem(host, 'page'), next))
  }
  answers['/feeds/older.xml'] = (response) => response.end(podcastFeedOf(host, plainItem(host, 'late')))
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

async function run(): Promise<ImportReport> {
  requests = []
  const { files, addresses, remove } = await downloadPodcastFeed(`${host}/feeds/ebb.xml`, fetching)
  const report = await importArchive(app.payload, await openPodcastFeed(files, addresses), { fetching })
  remove()
  return report
}

const collections: CollectionSlug[] = [
  'posts',
  'media',
  'sections',
  'tags',
  'authors',
  'contributor-roles',
  'url-targets',
]

async function stock(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const collection of collections) counts[collection] = (await app.payload.count({ collection })).totalDocs
  for (const collection of ['posts', 'sections'] as const)
    counts[`${collection} versions`] = (await app.payload.countVersions({ collection })).totalDocs
  return counts
}

async function episode(guid: string) {
  const where = { guid: { equals: guid } }
  const { docs } = await app.payload.find({ collection: 'posts', where, depth: 1, overrideAccess: true })
  expect(docs).toHaveLength(1)
  return docs[0]
}

const lines = (report: ImportReport, kind: Parameters<ImportReport['remarks']>[0]) =>
  report.remarks(kind).map(({ what }) => what)

describe('the import of a podcast', () => {
  it('has the show with its identity and cover, and what its old addresses lead to', async () => {
    isAway = (pathname) => pathname === '/audio/late.mp3' || pathname === '/wall.srt'
    const report = await run()
    expect([report.number('made', 'posts'), report.number('lost')]).toEqual([3, 0])
    const { docs } = await app.payload.find({ collection: 'sections', depth: 0 })
    const [show] = docs
    expect(show).toMatchObject({
      name: 'Ebb & Flow',
      type: 'show',
      _status: 'published',
      meta: {
        podcastGuid,
        podcastSerial: true,
        podcastCategory: 'society-culture-documentary',
        podcastEmail: 'ebb@old.test',
        podcastLogoSquare: expect.any(Number),
      },
    })
    const targets = await app.payload.find({ collection: 'url-targets', depth: 0, sort: 'path' })
    expect(targets.docs.map(({ path, type, url, code }) => [path, type, url ?? null, code])).toEqual([
      ['/ebb/the-wall', 'post', null, '301'],
      ['/feeds/ebb.xml', 'redirect', `/podcasts/${show?.slug}/feed.xml`, '301'],
      ['/feeds/older.xml', 'redirect', `/podcasts/${show?.slug}/feed.xml`, '301'],
      ['/shows/ebb', 'section', null, '301'],
    ])
  })

  it('has an episode with its recording, which was cut off and had a wrong type and length, and its people', async () => {
    const found = await episode('Buzz-41')
    expect(found).toMatchObject({
      type: 'episode',
      headline: 'The "wall"',
      show: { name: 'Ebb & Flow' },
      audio: { scheme: 'audio', mimeType: 'audio/mpeg', filesize: 139_744, duration: expect.any(Number) },
      season: 2,
      episodeNumber: 5,
      episodeType: 'bonus',
      chapters: [{ start: '0:02', title: 'The last row' }],
      featuredMedia: { scheme: 'image' },
      authors: [{ name: 'Ana Host' }],
      contributors: [{ author: { name: 'Gus Guest' }, role: { name: 'Guest' } }],
      _status: 'published',
    })
    expect(requests.filter((pathname) => pathname === '/audio/real')).toHaveLength(2)
  })

  it('tells what could not be had, and has the rest of the episode', async () => {
    const late = await episode(`${host}/ebb/late`)
    expect(late).toMatchObject({ headline: 'late', audio: null })
    const page = await episode(`${host}/ebb/page`)
    expect(page?.audio).toBeNull()
    expect((await app.payload.count({ collection: 'media' })).totalDocs).toBe(3)
  })

  it('asks for that again the next time, and for nothing else', async () => {
    const before = await stock()
    // Still away: nothing is written.
    const same = await run()
    expect([same.number('made'), same.number('updated'), same.number('unchanged', 'posts')]).toEqual([0, 0, 3])
    expect(lines(same, 'media')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/late\.mp3: answered 404/),
        expect.stringMatching(/^transcript .*wall\.srt: answered 404/),
        expect.stringMatching(/page\.mp3: /),
      ]),
    )
    expect(await stock()).toEqual(before)
    isAway = () => false
    const report = await run()
    expect([report.number('updated', 'posts'), report.number('unchanged', 'posts')]).toEqual([2, 1])
    expect(await episode(`${host}/ebb/late`)).toMatchObject({ audio: { scheme: 'audio' } })
    expect(await episode('Buzz-41')).toMatchObject({
      transcript: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGood morning\n',
      transcriptType: 'text/vtt',
    })
    expect(requests).not.toContain('/audio/real')
  })

  it('gives nothing twice, and keeps what people changed', async () => {
    const found = await episode('Buzz-41')
    const data = { headline: 'Another', _status: 'published' as const }
    await app.payload.update({ collection: 'posts', id: found?.id ?? 0, data })
    const before = await stock()
    const report = await run()
    expect([report.number('made'), report.number('updated')]).toEqual([0, 0])
    expect(await stock()).toEqual(before)
    expect(await episode('Buzz-41')).toMatchObject({ headline: 'Another', guid: 'Buzz-41' })
    expect(requests).toEqual(['/feeds/ebb.xml', '/feeds/older.xml', '/audio/page.mp3'])
  })
})
