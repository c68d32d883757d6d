import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isSlug, numberedSlug, slugFrom } from './slug.ts'

describe('slugs', () => {
  it.each([
    ['City Council Votes 5–4', 'city-council-votes-5-4'],
    ['Mayor’s “plan” isn’t dead', 'mayors-plan-isnt-dead'],
    ['São Paulo’s Ærø & Straße', 'sao-paulos-aero-and-strasse'],
    ['  --  ', ''],
    ['🎉', ''],
    ['Łódź to Đà Nẵng', 'lodz-to-da-nang'],
    ['北京市议会通过预算', 'beijingshi-yihui-tongguo-yusuan'],
    ['Мэр объявил о бюджете', 'mer-obyavil-o-byudzhete'],
    ['Ο δήμαρχος', 'o-dimarchos'],
    ['עיריית תל אביב אישרה: צה"ל', 'yryyt-tl-avyv-aysrh-tshl'],
    ['مجلس المدينة يقر الميزانية', 'mjls-almdynh-yqr-almyzanyh'],
    ['नगर परिषद', 'ngr-prisd'],
    ['RS-שלום', 'rs-slvm'],
  ])('%j becomes %j', (headline, slug) => {
    expect(slugFrom(headline)).toBe(slug)
  })

  it('are cut between words, at 120 characters', () => {
    const slug = slugFrom('seventeen letters '.repeat(20))
    expect(slug.length).toBeLessThanOrEqual(120)
    expect(slug.endsWith('seventeen') || slug.endsWith('letters')).toBe(true)
  })

  it('made from any text are valid or empty, with any number behind them', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 1, max: 99_999 }),
        (text, number) => {
          const slug = slugFrom(text)
          if (slug !== '') expect([isSlug(slug), isSlug(numberedSlug(slug, number))]).toEqual([true, true])
        },
      ),
    )
  })

  it.each(['Upper', 'a--b', '-a', 'a-', 'a b', 'a/b', '../a', ''])('%j is no slug', (text) => {
    expect(isSlug(text)).toBe(false)
  })
})
