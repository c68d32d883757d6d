import { describe, expect, it } from '@jest/globals'
import { answerNumber, type ChatEvent, type ChatState, canRetry, chatAfter, isAtEnd, newChat } from './chat.state.ts'

const ask = (question: string): ChatEvent => ({ type: 'ask', question })
const text = (words: string): ChatEvent => ({ type: 'text', text: words })
const finish: ChatEvent = { type: 'finish' }
const fail: ChatEvent = { type: 'fail', message: 'We could not get an answer.' }
const through = (...events: ChatEvent[]): ChatState => events.reduce(chatAfter, newChat)
const shown = ({ messages }: ChatState) =>
  messages.filter(({ isDropped }) => !isDropped).map(({ role, content }) => `${role}: ${content}`)

describe('the state of a chat (docs/spec/reader-site.md#ai-chat)', () => {
  it.each<[string, ChatEvent[], ChatState['status'], string[]]>([
    ['begins empty', [], 'awaiting_message', []],
    ['is in progress after a question, which is trimmed', [ask('  When? ')], 'in_progress', ['user: When?']],
    ['ignores an empty question', [ask('  ')], 'awaiting_message', []],
    ['ignores a question while one is in progress', [ask('One?'), ask('Two?')], 'in_progress', ['user: One?']],
    [
      'appends what arrives to one answer',
      [ask('When?'), text('At '), text('seven.')],
      'in_progress',
      ['user: When?', 'assistant: At seven.'],
    ],
    [
      'takes the next question once the answer is complete',
      [ask('When?'), text('At seven.'), finish, ask('Why?')],
      'in_progress',
      ['user: When?', 'assistant: At seven.', 'user: Why?'],
    ],
    ['can be written in again after a failure', [ask('When?'), fail], 'awaiting_message', ['user: When?']],
    [
      'sends the same question again on Retry, without the half of an answer',
      [ask('When?'), text('At se'), fail, { type: 'retry' }],
      'in_progress',
      ['user: When?'],
    ],
    [
      'ignores Retry while it is in progress',
      [ask('When?'), text('At'), { type: 'retry' }],
      'in_progress',
      ['user: When?', 'assistant: At'],
    ],
    [
      'ignores Retry where nothing failed',
      [ask('When?'), text('At seven.'), finish, { type: 'retry' }],
      'awaiting_message',
      ['user: When?', 'assistant: At seven.'],
    ],
    [
      'keeps what there is of an answer that is stopped',
      [ask('When?'), text('At'), { type: 'stop' }, text(' seven')],
      'awaiting_message',
      ['user: When?', 'assistant: At'],
    ],
    [
      'ignores a failure that comes after a stop',
      [ask('When?'), { type: 'stop' }, fail],
      'awaiting_message',
      ['user: When?'],
    ],
    [
      'is empty after a new start',
      [ask('When?'), text('At seven.'), finish, { type: 'startOver' }],
      'awaiting_message',
      [],
    ],
  ])('%s', (_, events, status, messages) => {
    const state = through(...events)
    expect([state.status, shown(state)]).toEqual([status, messages])
  })

  it('shows the stored conversation before what was asked meanwhile, and stays in the new conversation', () => {
    const history: ChatEvent = { type: 'history', threadId: 'old', messages: [{ role: 'user', content: 'Before?' }] }
    expect(shown(through(history))).toEqual(['user: Before?'])
    expect(through(history).threadId).toBe('old')
    const meanwhile = through(ask('Now?'), { type: 'thread', threadId: 'new' }, history)
    expect(shown(meanwhile)).toEqual(['user: Before?', 'user: Now?'])
    expect(meanwhile.threadId).toBe('new')
  })

  it('offers Retry after a failure and after a stop, and forgets both with the next question', () => {
    expect(canRetry(through(ask('When?'), fail))).toBe(true)
    expect(canRetry(through(ask('When?'), { type: 'stop' }))).toBe(true)
    expect(canRetry(through(ask('When?'), text('Seven.'), finish))).toBe(false)
    expect(through(ask('When?'), fail, ask('Why?'))).toMatchObject({ failure: null, isStopped: false })
  })

  it('keeps a rating by answer, and lets it be taken back', () => {
    const rated = through({ type: 'rate', answer: 1, rating: -1 }, { type: 'rate', answer: 0, rating: 1 })
    expect(rated.ratings).toEqual({ 0: 1, 1: -1 })
    expect(chatAfter(rated, { type: 'rate', answer: 1, rating: 0 }).ratings).toEqual({ 0: 1 })
  })

  it('numbers answers from 0, and counts the half of one that was asked for again', () => {
    const { messages } = through(ask('One?'), text('1'), finish, ask('Two?'), text('2'), finish)
    expect([answerNumber(messages, 1), answerNumber(messages, 3)]).toEqual([0, 1])
    const again = through(ask('One?'), text('Ha'), fail, { type: 'retry' }, text('Whole'), finish)
    expect(shown(again)).toEqual(['user: One?', 'assistant: Whole'])
    expect(answerNumber(again.messages, 2)).toBe(1)
  })

  it.each([
    [0, true],
    [15, true],
    [16, false],
  ])('follows what arrives while the reader is at most 15 pixels from the end: %i', (distance, isFollowing) => {
    expect(isAtEnd({ scrollHeight: 1000, clientHeight: 600, scrollTop: 400 - distance })).toBe(isFollowing)
  })
})
