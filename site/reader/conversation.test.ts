import { describe, expect, it } from '@jest/globals'
import { chatTextOf } from '#contract/chatText.ts'
import { unansweredOf } from './conversation.ts'

const question = { role: 'user' as const, content: 'When?' }
const answer = (isWhole: boolean) => ({
  role: 'assistant' as const,
  content: chatTextOf([{ type: 'text', text: 'At nine.' }, ...(isWhole ? [{ type: 'end' } as const] : [])]),
})

describe('a question is to be asked again', () => {
  it('when it has no answer, or one that was cut off', () => {
    expect(unansweredOf([question])).toBe('When?')
    expect(unansweredOf([question, answer(false)])).toBe('When?')
    expect(unansweredOf([question, answer(true), { ...question, content: 'And where?' }])).toBe('And where?')
  })

  it('when nothing was asked, or the answer is whole, never', () => {
    expect(unansweredOf([])).toBeNull()
    expect(unansweredOf([question, answer(true)])).toBeNull()
  })
})
