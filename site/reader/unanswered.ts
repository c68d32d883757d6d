import { readAnswer } from '#blocks/html/chatAnswer.read.ts'
import type { ChatMessage } from '#contract/chat.schema.ts'

/** Returns the last question of a conversation when its answer is missing or was cut off, so that it can be asked again. */
export function unansweredOf(messages: readonly ChatMessage[]): string | null {
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? null
  const last = messages.at(-1)
  return last?.role === 'assistant' && readAnswer(last.content).isComplete ? null : question
}
