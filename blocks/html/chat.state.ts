/** A conversation with an assistant as a reader sees it (docs/spec/reader-site.md#ai-chat): pure. */

export interface ChatLine {
  role: 'user' | 'assistant'
  /** With its markers, as it was streamed (contract/chatText.ts). */
  content: string
  /** The half of an answer that was requested again: not shown, but counted, as the back office counts it. */
  isDropped?: true
}

export interface ChatState {
  /** `in_progress`: the input is disabled, Retry is ignored. */
  status: 'in_progress' | 'awaiting_message'
  messages: readonly ChatLine[]
  threadId: string | null
  /** Why the last question has no answer, in words for the reader. */
  failure: string | null
  /** The reader stopped the last answer. */
  isStopped: boolean
  /** By the number of the answer, from 0. */
  ratings: Readonly<Record<number, 1 | -1>>
}

export type ChatEvent =
  /** The stored conversation arrived; the reader may have asked meanwhile. */
  | { type: 'history'; threadId: string; messages: readonly ChatLine[] }
  | { type: 'ask'; question: string }
  | { type: 'retry' }
  | { type: 'thread'; threadId: string | null }
  | { type: 'text'; text: string }
  | { type: 'finish' }
  | { type: 'fail'; message: string }
  | { type: 'stop' }
  | { type: 'startOver' }
  | { type: 'rate'; answer: number; rating: 1 | -1 | 0 }

export const newChat: ChatState = {
  status: 'awaiting_message',
  messages: [],
  threadId: null,
  failure: null,
  isStopped: false,
  ratings: {},
}

export function chatAfter(state: ChatState, event: ChatEvent): ChatState {
  const isBusy = state.status === 'in_progress'
  switch (event.type) {
    case 'history':
      return { ...state, threadId: state.threadId ?? event.threadId, messages: [...event.messages, ...state.messages] }
    case 'ask': {
      const question = event.question.trim()
      if (isBusy || question === '') return state
      return asking(state, [...state.messages, { role: 'user', content: question }])
    }
    case 'retry':
      return isBusy || !canRetry(state) ? state : asking(state, withoutAnswer(state.messages))
    case 'thread':
      return { ...state, threadId: event.threadId }
    case 'text':
      return isBusy ? { ...state, messages: withText(state.messages, event.text) } : state
    case 'finish':
      return { ...state, status: 'awaiting_message' }
    case 'fail':
      return isBusy ? { ...state, status: 'awaiting_message', failure: event.message } : state
    case 'stop':
      return isBusy ? { ...state, status: 'awaiting_message', isStopped: true } : state
    case 'startOver':
      return newChat
    case 'rate': {
      const { [event.answer]: _, ...others } = state.ratings
      return { ...state, ratings: event.rating === 0 ? others : { ...others, [event.answer]: event.rating } }
    }
  }
}

/** Returns whether the last question can be sent again: it failed, or the reader stopped its answer. */
export function canRetry({ failure, isStopped, messages }: ChatState): boolean {
  return (failure !== null || isStopped) && messages.some(({ role }) => role === 'user')
}

/** Returns the number of a message among the answers, from 0. */
export function answerNumber(messages: readonly ChatLine[], index: number): number {
  return messages.slice(0, index).filter(({ role }) => role === 'assistant').length
}

// Pixels from the end of the list up to which a reader counts as being at its end.
const endTolerance = 15

/** Returns whether a list of messages is scrolled to its end, so that it follows what arrives. */
export function isAtEnd(list: Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight'>): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight <= endTolerance
}

const asking = (state: ChatState, messages: readonly ChatLine[]): ChatState => ({
  ...state,
  status: 'in_progress',
  messages,
  failure: null,
  isStopped: false,
})

function withoutAnswer(messages: readonly ChatLine[]): readonly ChatLine[] {
  const last = messages.at(-1)
  return last?.role === 'assistant' ? [...messages.slice(0, -1), { ...last, isDropped: true }] : messages
}

// Appends text to the answer at the end, which begins with it where there is none yet.
function withText(messages: readonly ChatLine[], text: string): readonly ChatLine[] {
  const last = messages.at(-1)
  if (last?.role !== 'assistant' || last.isDropped) return [...messages, { role: 'assistant', content: text }]
  return [...messages.slice(0, -1), { role: 'assistant', content: last.content + text }]
}
