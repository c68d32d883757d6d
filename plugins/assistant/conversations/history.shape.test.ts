import { expect, it } from '@jest/globals'
import { chatPartsOf, chatTextOf } from '#contract/chatText.ts'
import { historyOf } from './history.shape.ts'

it('leads to no document that has changed, whose file may have another name, and to stories all the same', () => {
  const source = { type: 'source', date: null, page: null, quote: 'It sails.' } as const
  const answer = chatTextOf([
    { type: 'text', text: 'It sails.' },
    { ...source, number: 1, title: 'Program', url: '/media/program.pdf#page=2' },
    { ...source, number: 2, title: 'Ferry', url: '/2026/01/02/ferry' },
    { type: 'end' },
  ])
  const basis = [
    { id: 'media:1#1', version: 'a', title: 'Program' },
    { id: 'post:1#b', version: 'a', title: 'Ferry' },
  ]
  const exchange = { id: 1, question: 'When?', answer, outcome: 'extract', basis }
  const urls = (current: string[]) => {
    const [, message] = historyOf([exchange], { current: new Set(current), gone: new Set() })
    return chatPartsOf(message?.content ?? '').flatMap((part) => (part.type === 'source' ? [part.url] : []))
  }
  expect(urls(['media:1#1@a', 'post:1#b@a'])).toEqual(['/media/program.pdf#page=2', '/2026/01/02/ferry'])
  expect(urls(['post:1#b@a'])).toEqual(['', '/2026/01/02/ferry'])
})
