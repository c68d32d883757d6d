import { readAnswer } from '#blocks/html/chatAnswer.read.ts'
import type { ChatMessage } from '#contract/chat.schema.ts'

// A conversation, as the pages without script name it.
interface Conversation {
  assistant: string
  threadId: string | null
  // Id of the candidate forum that it is part of.
  forum: string | null
}

/**
 * Returns the address of a conversation without script.
 * @param report which of its answers is being reported, or was
 */
export function chatAddress(
  { assistant, threadId, forum }: Conversation,
  report: { report?: number; reported?: number } = {},
): string {
  const values = { thread: threadId, forum, ...report }
  const given = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  const query = new URLSearchParams(given).toString()
  return `/chat/${encodeURIComponent(assistant)}${query && `?${query}`}`
}

/** Returns the last question of a conversation when its answer is missing or was cut off, so that it can be asked again. */
export function unansweredOf(messages: readonly ChatMessage[]): string | null {
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? null
  const last = messages.at(-1)
  return last?.role === 'assistant' && readAnswer(last.content).isComplete ? null : question
}
