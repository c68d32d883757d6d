import { describe, expect, it } from '@jest/globals'
import type { ImportDocument } from '../import.types.ts'
import { openArticles } from './articles.archive.ts'
import { temporaryFiles } from './temporaryFile.fixtures.ts'

const record = {
  id: 'a',
  source: 's',
  headline: 'Fish &amp; chips',
  date: '2019-01-04',
  format: 'text',
  paragraphs: ['one'],
}
const list = (...records: object[]): string => records.map((one) => JSON.stringify({ ...record, ...one })).join('\n')

const documentOf = async (files: Record<string, string>): Promise<ImportDocument> => {
  for await (const document of (await openArticles(await temporaryFiles(files))).documents()) return document
  throw new Error('the list gave no document')
}

describe('a list of articles', () => {
  it('gives a published post, dated at noon where it has a day only', async () => {
    expect(
      await documentOf({ 'a.jsonl': list({ authors: ['Ann', 'Ann '], tags: ['News'], licence: 'CC0' }) }),
    ).toMatchObject({
      key: 'articles:article:a',
      title: 'Fish & chips',
      body: { format: 'text', paragraphs: ['one'] },
      status: 'published',
      publishedAt: '2019-01-04T12:00:00.000Z',
      terms: {
        authors: ['articles:authors:ann'],
        tags: ['articles:tags:news'],
        sources: ['articles:sources:s'],
        sections: [],
      },
      note: 'Licence: CC0',
    })
  })

  it('reads Markdown beside it, with the old addresses of its front matter', async () => {
    const document = await documentOf({
      'a.jsonl': list({ format: 'markdown+liquid', path: 'posts/a.md', url: 'https://old.test/x/a-b/' }),
      'posts/a.md': '---\ntitle: T\nredirect_from:\n- /old/\ncolour: red\n---\ntext',
    })
    expect(document).toMatchObject({
      body: { format: 'markdown', text: 'text' },
      slug: 'a-b',
      oldPaths: ['/x/a-b/', '/old/'],
    })
    expect(document.remarks).toEqual([{ kind: 'changed', what: 'front matter not taken over: colour' }])
  })

  it.each([
    ['a line that is no JSON', '{"id":', /line 1: /],
    ['an id that comes twice', list({}, {}), /two records have the id a/],
    ['a text outside its folder', list({ format: 'html', path: '../../etc/passwd' }), /outside/],
  ])('is refused before anything is written because of %s', async (_what, text, message) => {
    const opening = openArticles(await temporaryFiles({ 'a.jsonl': text }))
    await expect(opening).rejects.toMatchObject({ name: 'ImportFileError', message: expect.stringMatching(message) })
  })

  it.each([
    ['2019-01-04T18:30:00Z', '2019-01-04T18:30:00.000Z'],
    ['2019-01-04 18:30:00', '2019-01-04T18:30:00.000Z'],
    ['2019-01-04T18:30:00+02:00', '2019-01-04T16:30:00.000Z'],
  ])('reads the date %s', async (date, publishedAt) => {
    expect((await documentOf({ 'a.jsonl': list({ date }) })).publishedAt).toBe(publishedAt)
  })

  it.each([
    ['a date that is none', { date: 'soon' }, /^line 2: date "soon" is no date/],
    ['a day that does not exist', { date: '2019-02-30' }, /^line 2: date "2019-02-30" is no date/],
    ['no headline', { headline: undefined }, /^line 2: headline /],
    ['a text that is missing', { format: 'html', path: 'none.html' }, /^none.html is missing/],
  ])('leaves out a record with %s, names it, and keeps the others', async (_what, wrong, why) => {
    const file = await temporaryFiles({ 'a.jsonl': list({ id: 'a' }, { id: 'b', ...wrong }, { id: 'c' }) })
    const archive = await openArticles(file)
    expect(archive.unreadable).toEqual([{ collection: 'posts', label: 'b', why: expect.stringMatching(why) }])
    const keys: string[] = []
    for await (const { key } of archive.documents()) keys.push(key)
    expect(keys).toEqual(['articles:article:a', 'articles:article:c'])
    expect(archive.total).toBe(2)
  })

  it('leaves out a record whose text is not in the encoding it declares', async () => {
    const file = await temporaryFiles({
      'a.jsonl': list({ format: 'html', path: 'a.html' }),
      'a.html': Buffer.from('<p>caf\xe9</p>', 'latin1'),
    })
    expect((await openArticles(file)).unreadable[0]?.why).toMatch(/a\.html: line 1: bytes that are not utf-8/)
  })
})
