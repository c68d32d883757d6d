import { describe, expect, it } from '@jest/globals'
import { importDocument } from './archive.fixtures.ts'
import { asOfNow } from './asOfNow.ts'

const now = new Date('2026-06-01T12:00:00.000Z')

describe('an imported document', () => {
  it('that was published with a date in the future is a draft, and the report says so', () => {
    expect(asOfNow(importDocument('later', { publishedAt: '2031-01-01T00:00:00.000Z' }), now)).toMatchObject({
      status: 'draft',
      publishedAt: null,
      remarks: [
        {
          kind: 'changed',
          what: 'published with a date in the future, 2031-01-01T00:00:00.000Z: imported as a draft',
        },
      ],
    })
  })

  it.each([
    { publishedAt: '2026-06-01T12:00:00.000Z' },
    { publishedAt: null },
    { publishedAt: 'never' },
    { status: 'trashed' as const, publishedAt: '2031-01-01T00:00:00.000Z' },
  ])('is as it was: %j', (more) => {
    const document = importDocument('same', more)
    expect(asOfNow(document, now)).toBe(document)
  })
})
