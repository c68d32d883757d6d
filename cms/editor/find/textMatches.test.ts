import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type BlockText, indexFrom, matchesIn, nodeAt } from './textMatches.ts'

const block = (key: string, ...texts: string[]): BlockText => {
  let start = 0
  const runs = texts.map((text, index) => {
    const run = { key: `${key}${index}`, start, length: text.length }
    start += text.length
    return run
  })
  return { key, text: texts.join(''), runs }
}
const spelled = (blocks: readonly BlockText[], query: string, isCase = false) =>
  matchesIn(blocks, query, { isCase }).map(({ block: at, start, end }) => blocks[at]?.text.slice(start, end))

describe('matches in a story', () => {
  it('are found across the nodes of a block, not across blocks', () => {
    expect(spelled([block('a', 'the har', 'bor vo', 'te'), block('b', 'har'), block('c', 'bor')], 'harbor')).toEqual([
      'harbor',
    ])
  })

  it('differ by letter case when asked', () => {
    const story = [block('a', 'Mayor, mayor, MAYOR')]
    expect(spelled(story, 'mayor')).toEqual(['Mayor', 'mayor', 'MAYOR'])
    expect(spelled(story, 'mayor', true)).toEqual(['mayor'])
  })

  it.each([
    ["isn't", 'isn’t'],
    ['"no"', '“no”'],
    ['10 a', '10\u00a0a'],
    ['co-op', 'co‑op'],
  ])('%s finds %s', (query, stored) => {
    expect(spelled([block('a', `It ${stored} is.`)], query)).toEqual([stored])
  })

  it.each(['.', '*', '(a', '[', '\\', 'a|b', '$5', '^', '/'])('takes %s as it is typed', (query) => {
    expect(spelled([block('a', `x${query}y`)], query)).toEqual([query])
    expect(spelled([block('a', 'nothing else here')], query)).toEqual([])
  })

  it('are all that a text has, with any query, and never more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        (texts, query) => {
          const blocks = texts.map((text, index) => block(String(index), text.normalize('NFC')))
          const found = matchesIn(blocks, query, { isCase: true })
          for (const { start, end } of found) expect(end).toBeGreaterThan(start)
          if (!/['" -]/.test(query)) {
            const wanted = blocks.reduce((sum, { text }) => sum + text.split(query.normalize('NFC')).length - 1, 0)
            expect(found.length).toBe(wanted)
          }
        },
      ),
    )
  })
})

describe('the current match', () => {
  const story = [block('a', 'one two one'), block('b', 'one')]
  const matches = matchesIn(story, 'one', { isCase: false })

  it.each([
    ['a', 0, 0],
    ['a', 1, 1],
    ['a', 9, 2],
    ['b', 0, 2],
    ['b', 1, 0],
    ['gone', 5, 0],
  ])('after %s %i is number %i', (key, offset, index) => {
    expect(indexFrom(matches, story, { key, offset })).toBe(index)
  })

  it('is none without matches', () => {
    expect(indexFrom([], story, { key: 'a', offset: 0 })).toBe(-1)
  })
})

describe('the node of an offset', () => {
  const text = block('a', 'one', 'two')

  it('begins in the node after a border, and ends in the one before', () => {
    expect(nodeAt(text, 3, 'start')).toEqual({ key: 'a1', offset: 0 })
    expect(nodeAt(text, 3, 'end')).toEqual({ key: 'a0', offset: 3 })
    expect(nodeAt(text, 6, 'start')).toBeNull()
  })
})
