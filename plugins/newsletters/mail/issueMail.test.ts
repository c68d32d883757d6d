import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { caniemail } from 'caniemail'
import { blockFixture, textRun } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { mediaFixture } from '#blocks/core/page.fixtures.tsx'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { readerMarks } from '../issueMail.types.ts'
import { issueFixture } from './issue.fixtures.ts'
import { issueMail } from './issueMail.ts'

const envelope = {
  subject: 'Fog & tide',
  previewText: 'The horn at <six>',
  postalAddress: '1 Quay Street\nHarbour City',
}
const mailOf = (blocks: Block[], site?: Parameters<typeof issueFixture>[1]) =>
  issueMail(issueFixture(blocks, site), envelope, new Date('2026-03-14T12:00:00Z'))

// What some of the main programs refuse, and what stands in its place there. Everything else that caniemail reports is
// a fault.
const fallbacks = new Map([
  ['<body> element', 'the table around the mail has its ground, language and direction'],
  ['<style> element', 'every colour and size is written inline for light paper'],
  ['@media', 'columns stay beside each other, and the paper stays light'],
  ['@media (prefers-color-scheme)', 'the paper stays light'],
  ['max-width', 'the width attribute of pictures, and a table of a fixed width for Outlook'],
  ['color-scheme meta tag', 'the paper stays light'],
  ['color-scheme CSS property', 'the paper stays light'],
  ['height property', 'the height attribute of pictures'],
  ['role attribute', 'a table with one column is read in its order'],
  ['max-height property', 'the preview text has the size of one pixel'],
  ['white-space', 'long lines of code do not wrap'],
  ['word-break', 'long words of code do not wrap'],
  ['overflow', 'the preview text has the size of one pixel'],
  ['display:none', 'the preview text is one pixel high as well, and hidden from Word'],
])

const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'aol.*', 'samsung-email.*'] as const

const refusedIn = (html: string): string[] => {
  const { issues } = caniemail({ clients: [...clients], html })
  const titles = [...issues.errors.values()].flatMap((found) => found.map(({ title }) => title))
  return [...new Set(titles)].filter((title) => !fallbacks.has(title)).toSorted()
}

describe('the mail of an issue', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it.each(Object.keys(schemas).filter(isBlockType))('%s: uses nothing that a main program refuses', async (type) => {
    const blocks =
      type === 'list-item' ? [blockFixture('list', { children: fixtures[type].valid })] : fixtures[type].valid
    expect(refusedIn((await mailOf(blocks)).html)).toEqual([])
  })

  it('would be reported with a layout that Outlook does not know', () => {
    expect(refusedIn('<html><body><div style="display:flex">x</div></body></html>')).toContain('display:flex')
  })

  it('names publication, newsletter, title, day and address, and leads to its page and out of the list', async () => {
    const { html, text } = await mailOf([blockFixture('paragraph', { content: 'The fog lifts at nine.' })])
    const words = [
      'The Harbour Post',
      'First Boat Out',
      'Monday on the water',
      'March 14, 2026',
      '1 Quay Street, Harbour City',
    ]
    for (const word of [...words, 'The fog lifts at nine.']) {
      expect(html).toContain(word)
      expect(text).toContain(word)
    }
    const page = 'https://harbour.example/newsletters/first-boat/monday'
    expect(html).toContain(`href="${page}?utm_medium=newsletter"`)
    for (const mark of Object.values(readerMarks)) expect(html).toContain(`href="${mark}"`)
    for (const address of [page, ...Object.values(readerMarks)]) expect(text).toContain(`(${address})`)
  })

  it('begins with the preview text, hidden, and has it in no plain text', async () => {
    const { html, text } = await mailOf([])
    expect(html).toMatch(/<div class="preview" style="display:none[^"]*">The horn at &lt;six&gt;/)
    expect(html).toContain('<title>Fog &amp; tide</title>')
    expect(text).not.toContain('The horn')
  })

  it('has the language and the direction of the publication', async () => {
    const { html } = await mailOf([], { language: { lang: 'ar', dir: 'rtl' } })
    expect(html.match(/ lang="ar" dir="rtl"/g)).toHaveLength(3)
    expect(html).toContain('text-align:right')
  })

  it('shows a logo by its picture, and the name where programs for mail cannot show it', async () => {
    const logo = mediaFixture('logo', { width: 480, height: 120 })
    expect((await mailOf([], { logo })).html).toMatch(/<img [^>]*alt="The Harbour Post" width="240" height="60"/)
    const drawing = await mailOf([], { logo: { ...logo, mimeType: 'image/svg+xml' } })
    expect(drawing.html).not.toContain('<img')
    expect(drawing.html).toContain('>The Harbour Post</a>')
  })

  it('writes the address behind each link of the plain text, and tables as columns', async () => {
    const link = textRun('weather', { type: 'link', href: '/weather' })
    const { text } = await mailOf([blockFixture('paragraph', { content: [link] }), ...fixtures.table.valid.slice(0, 1)])
    expect(text).toContain('weather (https://harbour.example/weather)')
    expect(text).not.toMatch(/<[a-z]/)
  })

  it('has the rules for dark paper and for Outlook', async () => {
    const { html } = await mailOf([])
    expect(html).toContain('@media (prefers-color-scheme:dark){.ink{color:#ececec!important}')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"/)
  })
})
