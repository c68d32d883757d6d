import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { importArchiveOf, importDocument } from './archive.fixtures.ts'
import type { Body } from './convert/body.convert.ts'
import { importArchive } from './importArchive.service.ts'

let app: TestPayload
beforeAll(async () => {
  app = await bootTestPayload()
})
afterAll(() => app.stop())

const nested = (name: string, words: string, times: number) =>
  `<${name}>`.repeat(times) + words + `</${name}>`.repeat(times)

const hostile: [string, Body][] = [
  ['boxes', { format: 'wordpress', text: nested('div', 'Found', 5000) }],
  ['quotations', { format: 'html', text: nested('blockquote', 'Found', 20_000) }],
  ['marks', { format: 'html', text: nested('b', 'Found', 20_000) }],
  ['lists', { format: 'html', text: `${'<ul><li>Found'.repeat(5000)}` }],
  ['tables', { format: 'html', text: `${'<table><tr><td>Found'.repeat(5000)}` }],
  ['unclosed groups', { format: 'wordpress', text: `${'<!-- wp:group --><div>'.repeat(20_000)}Found` }],
]

describe('bodies that nest deeper than any editor makes them', () => {
  it('are imported', async () => {
    const documents = hostile.map(([key, body]) => importDocument(key, { body }))
    const report = await importArchive(app.payload, importArchiveOf(documents))
    expect(report.remarks('lost')).toEqual([])
    const keys = hostile.map(([key]) => key)
    const { docs } = await app.payload.find({ collection: 'posts', where: { importKey: { in: keys } } })
    expect(docs.map(({ importKey }) => importKey).toSorted()).toEqual(keys.toSorted())
    for (const { body } of docs) expect(JSON.stringify(body)).toContain('Found')
  })

  it('are lost with a line where they cannot be converted, not the import', async () => {
    const report = await importArchive(
      app.payload,
      importArchiveOf([
        importDocument('deep Markdown', { body: { format: 'markdown', text: `${'> '.repeat(50_000)}a` } }),
        importDocument('beside it'),
      ]),
    )
    expect(report.remarks('lost').map(({ what }) => what)).toEqual([expect.stringContaining('deep Markdown: ')])
    expect(report.number('made', 'posts')).toBe(1)
  })
})

describe('sections that are part of another', () => {
  it('are, in whatever order the file has them', async () => {
    const section = (name: string, parent?: string) => ({ key: name, name, slug: name, ...(parent && { parent }) })
    const sections = [section('audio-part', 'computers-whole'), section('computers-whole'), section('stray', 'gone')]
    const terms = { sections, tags: [], authors: [], sources: [] }
    const report = await importArchive(app.payload, importArchiveOf([], { terms }))
    expect(report.remarks('lost')).toEqual([])
    const { docs } = await app.payload.find({
      collection: 'sections',
      where: { importKey: { in: sections.map(({ key }) => key) } },
      depth: 1,
      sort: 'slug',
    })
    const parents = docs.map(({ slug, parent }) => [slug, typeof parent === 'object' ? parent?.slug : parent])
    expect(parents).toEqual([
      ['audio-part', 'computers-whole'],
      ['computers-whole', undefined],
      ['stray', undefined],
    ])
  })
})

describe('files of one name from different folders', () => {
  let server: Server
  let host = ''
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const width = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 1)
      const create = { width, height: 10, channels: 3, background: 'teal' } as const
      response.writeHead(200, { 'content-type': 'image/png' }).end(await sharp({ create }).png().toBuffer())
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    host = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  it('are all kept, each with its own bytes', async () => {
    const widths = [11, 12, 13, 14, 15, 16]
    const names = ['photo.png', 'photo.png', 'photo.png', 'photo-1.png', 'photo-2.png', 'Photo 1.png']
    const library = widths.map((width, place) => {
      const url = `${host}/${width}/${encodeURIComponent(names[place] ?? '')}`
      return { key: `same name ${width}`, url, alt: '', caption: '' }
    })
    const fetching = { mayAsk: () => true }
    const report = await importArchive(app.payload, importArchiveOf([], { library }), { fetching })
    expect(report.remarks('media')).toEqual([])
    const { docs } = await app.payload.find({
      collection: 'media',
      where: { importKey: { in: library.map(({ key }) => key) } },
      sort: 'width',
    })
    expect(docs.map(({ width, importKey }) => [width, importKey])).toEqual(
      widths.map((width) => [width, `same name ${width}`]),
    )
    expect(new Set(docs.map(({ filename }) => filename)).size).toBe(widths.length)
  })
})
