import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type ChatPart, chatPartsOf, chatTextOf, plainChatText } from './chatText.ts'

const source: ChatPart = {
  type: 'source',
  number: 1,
  url: '/2026/03/04/ferry#b1',
  title: 'The 【old】 ferry',
  quote: 'It sails.】',
  date: null,
  page: null,
}

describe('the text of an answer', () => {
  it('holds texts and markers, in their order', () => {
    const parts: ChatPart[] = [
      { type: 'kind', kind: 'model' },
      { type: 'text', text: 'It sails.' },
      source,
      { type: 'end' },
    ]
    expect(chatPartsOf(chatTextOf(parts))).toEqual(parts)
  })

  it('is readable without its markers', () => {
    expect(plainChatText(chatTextOf([{ type: 'text', text: 'It sails.' }, source]))).toBe('It sails.')
    expect(plainChatText('It sails.【{"type":"sou')).toBe('It sails.')
  })

  it('keeps its parts at any place where a stream is cut', () => {
    const text = chatTextOf([{ type: 'text', text: 'It sails.' }, source, { type: 'text', text: ' Daily.' }])
    for (let length = 0; length <= text.length; length += 1) {
      const parts = chatPartsOf(text.slice(0, length))
      expect(parts.every(({ type }) => type === 'text' || type === 'source')).toBe(true)
      expect(plainChatText(text.slice(0, length))).not.toMatch(/[【】{]/u)
    }
  })

  it('ignores markers that are unknown, and those of other systems', () => {
    expect(chatPartsOf('One【4:0†source】 two【{"type":"other"}】.')).toEqual([
      { type: 'text', text: 'One' },
      { type: 'text', text: ' two' },
      { type: 'text', text: '.' },
    ])
  })

  it('cannot be given a marker by plain text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('【', '】', '{', '}', '"type"', ':', '"end"', 'a') }), (text) => {
        const parts = chatPartsOf(chatTextOf([{ type: 'text', text }]))
        expect(parts.every(({ type }) => type === 'text')).toBe(true)
      }),
    )
  })
})
