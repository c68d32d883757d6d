import { describe, expect, it } from '@jest/globals'
import { aboutOf, agoInWords, mentionAt, partsOf } from './threadWords.ts'

const quote = { text: 'The  old\nwall', ending: '', before: '', after: '' }

describe('what a thread is about', () => {
  it('is said in words', () => {
    expect(aboutOf({ type: 'document' })).toEqual({ label: 'The whole document', quote: null })
    expect(aboutOf({ type: 'field', path: 'meta.primarySection' })).toEqual({ label: 'Primary section', quote: null })
    expect(aboutOf({ type: 'block', path: 'body', block: 'a', blockType: 'featured-media-caption', quote })).toEqual({
      label: 'Featured media caption',
      quote: 'The old wall',
    })
  })
})

describe('the words of a comment', () => {
  const ann = { type: 'user', id: '1', title: 'Ann' } as const
  const annLee = { type: 'user', id: '2', title: 'Ann Lee' } as const

  it('have what they mention told apart, the longest name first', () => {
    expect(partsOf('@Ann Lee, ask @Ann or a@b', [ann, annLee])).toEqual([
      { text: '@Ann Lee', mention: annLee },
      { text: ', ask ', mention: null },
      { text: '@Ann', mention: ann },
      { text: ' or a@b', mention: null },
    ])
    expect(partsOf('', [])).toEqual([])
  })

  it.each([
    ['@', 1, ''],
    ['Hello @an', 9, 'an'],
    ['Hello @ann le', 13, 'ann le'],
    ['(@an', 4, 'an'],
  ])('are the beginning of a name in "%s"', (body, caret, query) => {
    expect(mentionAt(body, caret)).toEqual({ from: caret - query.length - 1, query })
  })

  it.each([
    ['me@paper', 8],
    ['@ ', 2],
    ['Hello', 5],
    ['@ann\nnext', 9],
    ['@ann said so and went away', 26],
  ])('are none in "%s"', (body, caret) => {
    expect(mentionAt(body, caret)).toBeNull()
  })
})

describe('how long ago something was', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  it.each([
    ['2026-11-22T11:59:30Z', 'Just now'],
    ['2026-11-22T11:59:00Z', '1 minute ago'],
    ['2026-11-22T09:00:00Z', '3 hours ago'],
    ['2026-11-20T12:00:00Z', '2 days ago'],
    ['2025-11-01T12:00:00Z', '1 year ago'],
  ])('%s is %s', (at, words) => {
    expect(agoInWords(at, now)).toBe(words)
  })
})
