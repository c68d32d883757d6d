import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { archiveFiles } from './comparison/archives.fixtures.ts'
import { textOfBlocks } from './convert/blockText.check.ts'
import { blocksFromBody } from './convert/body.convert.ts'
import { convertOptions } from './convert/converting.fixtures.ts'
import { importArchive } from './importArchive.service.ts'
import { formatReport } from './write/importReportFormat.ts'

describe('archives', () => {
  let app: TestPayload
  beforeAll(async () => {
    app = await bootTestPayload()
  })
  afterAll(() => app.stop())

  const versions = async (): Promise<number> => {
    const [posts, pages] = await Promise.all([
      app.payload.countVersions({ collection: 'posts' }),
      app.payload.countVersions({ collection: 'pages' }),
    ])
    return posts.totalDocs + pages.totalDocs
  }

  const storedTexts = async (): Promise<Map<string, string>> => {
    const all = { limit: 0, pagination: false, depth: 0, trash: true } as const
    const { docs: posts } = await app.payload.find({ collection: 'posts', ...all })
    const { docs: pages } = await app.payload.find({ collection: 'pages', ...all })
    return new Map(
      [...posts, ...pages].map(({ importKey, body }) => [importKey ?? '', textOfBlocks(blocksFromLexical(body))]),
    )
  }

  it.each(archiveFiles)(
    '$name comes over with nothing lost, and a second time changes nothing',
    async ({ name, file, open, read }) => {
      const total = (await read(file)).documents.length
      const began = Date.now()
      const report = await importArchive(app.payload, await open(file))
      const rate = (total / ((Date.now() - began) / 1000)).toFixed(1)
      console.info(`${name}: ${rate} documents a second\n${formatReport(report, 3).join('\n')}`)
      expect(report.remarks('lost')).toEqual([])
      expect(report.number('made', 'posts') + report.number('made', 'pages')).toBe(total)

      const before = await versions()
      const again = await importArchive(app.payload, await open(file))
      expect(again.number('made') + again.number('updated') + again.number('lost')).toBe(0)
      expect(again.number('unchanged', 'posts') + again.number('unchanged', 'pages')).toBe(total)
      expect(await versions()).toBe(before)

      const stored = await storedTexts()
      for await (const { key, body, conversion } of (await open(file)).documents()) {
        const source = textOfBlocks(blocksFromBody(body, convertOptions({ hasMedia: false, ...conversion }).options))
        expect([key, stored.get(key)]).toEqual([key, source])
      }
    },
  )
})
