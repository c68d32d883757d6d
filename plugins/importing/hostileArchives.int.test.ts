import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { importArchiveOf, importDocument } from './archive.fixtures.ts'
import type { Body } from './convert/body.convert.ts'
import { importArchive } from './importArchive.service.ts'

jest.setTimeout(120_000)

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
