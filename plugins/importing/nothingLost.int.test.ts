import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { bootNewsroom, compareArchive, type Newsroom } from './comparison/compare.fixtures.ts'
import { articlesWithEveryTrait, exportWithEveryTrait } from './comparison/exports.fixtures.ts'
import { readArticlesSource, readWordpressSource } from './comparison/source.fixtures.ts'
import { openArticles } from './read/articles.archive.ts'
import { temporaryFiles } from './read/temporaryFile.fixtures.ts'
import { openWordpressExport } from './read/wordpress.archive.ts'

jest.setTimeout(1_800_000)

const kinds = {
  wordpress: { open: openWordpressExport, read: readWordpressSource },
  articles: { open: openArticles, read: readArticlesSource },
}

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

const compare = async (kind: keyof typeof kinds, file: string, mayAsk: () => boolean) =>
  compareArchive(app, await kinds[kind].open(file), await kinds[kind].read(file), mayAsk)

describe('what has no line in the report came over unchanged, word for word and address for address', () => {
  it('of a WordPress export with every trait', async () => {
    const file = await temporaryFiles({ 'export.xml': exportWithEveryTrait(host) })
    expect((await compare('wordpress', file, () => true)).losses).toEqual({})
  })

  it('of a list of articles in every format', async () => {
    const file = await temporaryFiles(articlesWithEveryTrait(host))
    expect((await compare('articles', file, () => true)).losses).toEqual({})
  })
})

/** Real archives are an additional run, which takes minutes: `IMPORT_ARCHIVES` names their folder. */
const folder = process.env.IMPORT_ARCHIVES ?? ''
const real = [
  ['wordpress', 'wordpress/small-export.xml'],
  ['wordpress', 'wordpress/themeunittestdata.wordpress.xml'],
  ['articles', 'articles/articles.jsonl'],
] as const
const found = folder ? real.filter(([, file]) => existsSync(path.join(folder, file))) : []

if (found.length > 0) {
  describe('the same of real archives', () => {
    it.each(found)('%s: %s', async (kind, file) => {
      const { losses, ...counts } = await compare(kind, path.join(folder, file), () => false)
      console.info(file, counts)
      expect(losses).toEqual({})
    })
  })
}
