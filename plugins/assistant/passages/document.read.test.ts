import { describe, expect, it } from '@jest/globals'
import { readDocument } from './document.read.ts'
import { encryptedTrailer, makePdf, reportPage } from './pdf.fixtures.ts'

const pdf = (bytes: Buffer) => readDocument(bytes, 'application/pdf')
const text = (bytes: Buffer | string) => readDocument(Buffer.from(bytes), 'text/plain')

describe('a PDF', () => {
  it('is read by page and paragraph, with words whole and without running headers and numbers', async () => {
    const pages = [1, 2, 3, 4].map((number) =>
      reportPage(number, [
        [`The harbor commis-`, `sion approved plan ${number} in May.`],
        ['It costs $2.5 million.', 'The work begins soon.'],
      ]),
    )
    expect(await pdf(makePdf(pages))).toEqual({
      pages: 4,
      paragraphs: [1, 2, 3, 4].flatMap((page) => [
        { page, heading: '', text: `The harbor commission approved plan ${page} in May.` },
        { page, heading: '', text: 'It costs $2.5 million. The work begins soon.' },
      ]),
    })
  })

  it('begins a paragraph at an indentation, at another size and at a bullet', async () => {
    const read = await pdf(
      makePdf([
        [
          [50, 700, 'What is known', 18],
          [50, 680, 'The first paragraph is two'],
          [50, 666, 'lines long.'],
          [70, 652, 'The second one is indented.'],
          [50, 638, '- A point of a list'],
          [50, 624, '* Another point'],
        ],
      ]),
    )
    expect(new Set(read.paragraphs.map(({ heading }) => heading))).toEqual(new Set(['What is known']))
    expect(read.paragraphs.map((paragraph) => paragraph.text)).toEqual([
      'The first paragraph is two lines long.',
      'The second one is indented.',
      '- A point of a list',
      '* Another point',
    ])
  })

  it.each([
    ['has no text', makePdf([[], []]), 'This PDF has no text: it may be a scan.'],
    ['is damaged', Buffer.from('%PDF-1.7 and nothing else %%EOF'), 'This PDF is damaged and cannot be read.'],
    ['is protected', makePdf([[[50, 700, 'Secret']]], encryptedTrailer), 'This PDF is protected by a password.'],
    [
      'has too many pages',
      makePdf(Array.from({ length: 1_001 }, () => [])),
      'This PDF has 1,001 pages. Up to 1,000 can be read: divide it.',
    ],
  ])('that %s is refused in words', async (_what, bytes, message) => {
    await expect(pdf(bytes)).rejects.toThrow(message)
  })

  it('is refused when it is cut off or not one at all, and never kept half', async () => {
    const whole = makePdf([reportPage(1, [['A line.']])])
    for (const bytes of [whole.subarray(0, 200), Buffer.alloc(0), Buffer.alloc(2_000, 255), Buffer.from('GIF89a')]) {
      await expect(pdf(bytes)).rejects.toThrow(/damaged|no text/)
    }
  })
})

describe('a text file', () => {
  it.each([
    ['UTF-8', Buffer.from('Señora Núñez came.')],
    ['UTF-8 with a mark', Buffer.from('\ufeffSeñora Núñez came.')],
    ['UTF-16', Buffer.from('\ufeffSeñora Núñez came.', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Señora Núñez came.', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('Señora Núñez came.', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Señora Núñez came.', 'latin1')],
  ])('in %s is read', async (_encoding, bytes) => {
    expect((await text(bytes)).paragraphs).toEqual([{ page: null, heading: '', text: 'Señora Núñez came.' }])
  })

  it('is read by paragraph, and long ones in pieces of whole sentences', async () => {
    const long = Array.from({ length: 100 }, (_, place) => `Sentence number ${place} says a thing.`).join(' ')
    const { paragraphs } = await text(`First\nline.\r\n\r\nSecond.\n\n \n${long}`)
    expect(paragraphs.slice(0, 2).map((paragraph) => paragraph.text)).toEqual(['First line.', 'Second.'])
    const pieces = paragraphs.slice(2).map((paragraph) => paragraph.text)
    expect(pieces.join(' ')).toBe(long)
    for (const piece of pieces)
      expect([piece.length <= 1_200, /^Sentence.*thing\.$/u.test(piece)]).toEqual([true, true])
  })

  it('of any bytes gives text that can be stored, or is refused', async () => {
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, place) => (place * 7919) % 256))
    for (const { text: read } of (await text(bytes)).paragraphs) expect(read).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    await expect(text('\u0000\n ')).rejects.toThrow('This file has no text.')
    await expect(text('')).rejects.toThrow('This file has no text.')
    await expect(text('word '.repeat(900_000))).rejects.toThrow(
      'This document is too long. Divide it into smaller ones.',
    )
  })
})
