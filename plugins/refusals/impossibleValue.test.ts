import { describe, expect, it } from '@jest/globals'
import { messageOf } from './impossibleValue.ts'

const refused = (code: string, message: string, detail?: string) => ({ code, message, ...(detail && { detail }) })

describe('a value that the database refuses', () => {
  it.each([
    [
      refused('22P02', 'invalid input syntax for type integer: "abc"'),
      { headline: 'A', contributors: [{ author: 'abc' }] },
      '“contributors.0.author” does not fit the type of its field: abc. Nothing was stored.',
    ],
    [
      refused('22003', 'value "99999999999" is out of range for type integer'),
      { show: 99_999_999_999 },
      '“show” does not fit the type of its field: 99999999999. Nothing was stored.',
    ],
    [
      refused('23503', 'violates foreign key', 'Key (show_id)=(999) is not present in table "shows".'),
      { headline: '999', show: 999 },
      '“show” names a document that does not exist: 999. Nothing was stored.',
    ],
    [
      refused('23503', 'violates foreign key', 'Key (tags_id)=(999) is not present in table "tags".'),
      { headline: '999', tags: [1, 999] },
      '“tags.1” names a document that does not exist: 999. Nothing was stored.',
    ],
    [
      refused('23503', 'violates foreign key', 'Key (website_image_id)=(999) is not present in table "media".'),
      undefined,
      '“websiteImage” names a document that does not exist: 999. Nothing was stored.',
    ],
    [
      refused('22P05', 'unsupported Unicode escape sequence'),
      { headline: 'fine', note: 'a\0b' },
      '“note” has a character that cannot be stored. Nothing was stored.',
    ],
    [
      refused('22021', 'invalid byte sequence for encoding "UTF8": 0x00'),
      undefined,
      'A value has a character that cannot be stored. Nothing was stored.',
    ],
  ])('is named with its field: %j', (error, sent, message) => {
    expect(messageOf(error, sent)).toBe(message)
  })
})
