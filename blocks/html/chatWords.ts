import type { ChatState } from './chat.state.ts'
import { readAnswer, spokenAnswer } from './chatAnswer.read.ts'

/** While an answer of a chat is made (docs/spec/reader-site.md#ai-chat). */
export const workingWords = 'Working on a response…'

/** While an answer of a candidate is made (docs/spec/reader-site.md#candidate-answers). */
export const generatingWords = 'Response is being generated...'

/**
 * Returns the words about a conversation that stand below it while an answer is made: where it waits, or that it is being
 * worked on. Null while nothing is.
 * @param working the words of the tool for the usual case
 */
export function progressWords({ status, messages }: ChatState, working: string): string | null {
  if (status !== 'in_progress') return null
  const last = messages.at(-1)
  const waiting = last?.role === 'assistant' ? readAnswer(last.content).waiting : null
  if (waiting === null) return working
  return waiting === 'retrying' ? 'That took too long. Trying again…' : `You are number ${waiting.place} in the queue.`
}

/** Returns what screen readers say: what is being done, then the whole answer; never its words one by one. */
export function announcement(state: ChatState, working: string): string {
  const progress = progressWords(state, working)
  if (progress !== null) return progress
  if (state.isStopped) return 'Stopped.'
  const last = state.messages.at(-1)
  return state.failure === null && last?.role === 'assistant' ? spokenAnswer(last.content) : ''
}
