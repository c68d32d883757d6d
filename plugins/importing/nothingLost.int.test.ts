import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { type ArchiveKind, archiveFiles, articlesKind, wordpressKind } from './comparison/archives.fixtures.ts'
import { bootNewsroom, compareArchive, type Newsroom } from './comparison/compare.fixtures.ts'
import { articlesWithEveryTrait, exportWithEveryTrait } from './comparison/exports.fixtures.ts'
import { temporaryFiles } from './read/temporaryFile.fixtures.ts'

jest.setTimeout(1_800_000)

let app: Newsroom
let server: Server
let host: string
beforeAll(async () => {
  app = await bootNewsroom()
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const files: Record<string, [string, Buffer]> = {
    png: ['image/png', picture],
    gif: ['image/gif', await sharp(picture).gif().toBuffer()],
    pdf: ['application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n')],
  }
  server = createServer(({ url = '' }, response) => {
    const [type, data] = files[url.split('.').at(-1) ?? ''] ?? []
    if (type) response.writeHead(200, { 'content-type': type }).end(data)
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  host = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await app.end()
})

const compare = async ({ open, read }: ArchiveKind, file: string, mayAsk: () => boolean) =>
  compareArchive(app, await open(file), await read(file), mayAsk)

describe('what has no line in the report came over unchanged, word for word and address for address', () => {
  it('of a WordPress export with every trait', async () => {
    const file = await temporaryFiles({ 'export.xml': exportWithEveryTrait(host) })
    expect((await compare(wordpressKind, file, () => true)).losses).toEqual({})
  })

  it('of a list of articles in every format', async () => {
    const file = await temporaryFiles(articlesWithEveryTrait(host))
    expect((await compare(articlesKind, file, () => true)).losses).toEqual({})
  })
})

describe('the same of each archive in a file, whose pictures are not fetched', () => {
  it.each(archiveFiles)('$name', async ({ name, file, ...kind }) => {
    const { losses, ...counts } = await compare(kind, file, () => false)
    console.info(name, counts)
    expect(losses).toEqual({})
  })
})
