/** The calls of a conversation (docs/spec/reader-site.md#chat-calls). */

import { plainChatText } from '#contract/chatText.ts'
import { chatLimits, threadHeader } from '#contract/conversations.ts'
import type { ChatLine } from './chat.state.ts'
import type { Report } from './ReportForm.tsx'

export const failedMessage = 'We could not get an answer.'

/** The question did not lead to an answer. `code` is that of a `chatRefusal`. */
export class ChatError extends Error {
  override name = 'ChatError'

  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message)
  }
}

export interface Sending {
  assistant: string
  /** The last one is the question. */
  messages: readonly ChatLine[]
  threadId: string | null
  /** Id of the candidate forum that the question was asked in. */
  forum: string | null
  verification: string | null
}

/**
 * Sends a question, and hands on the text of the answer as it arrives.
 * @throws ChatError; a DOMException when `signal` aborts
 */
export async function sendMessage(
  { messages, ...sending }: Sending,
  signal: AbortSignal,
  on: { thread: (id: string) => void; text: (text: string) => void },
): Promise<void> {
  const sent = messages
    .filter(({ isDropped }) => !isDropped)
    .slice(-chatLimits.messages)
    .map(({ role, content }) => ({ role, content: role === 'assistant' ? plainChatText(content) : content }))
  const response = await fetch('/api/chat/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...sending, messages: sent }),
    signal,
  })
  if (!response.ok || !response.body) throw await errorOf(response)
  const thread = response.headers.get(threadHeader)
  if (thread) on.thread(thread)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    on.text(decoder.decode(value, { stream: true }))
  }
}

/** @throws when it cannot be loaded */
export async function loadThread(threadId: string): Promise<ChatLine[]> {
  const response = await fetch(`/api/chat/thread?${new URLSearchParams({ threadId })}`)
  if (!response.ok) throw new Error(`The conversation was answered with ${response.status}`)
  const lines: unknown = await response.json()
  if (!Array.isArray(lines)) throw new Error('The conversation is no list')
  return lines.filter(isLine)
}

export async function sendRating(threadId: string, answer: number, rating: 1 | -1 | 0): Promise<boolean> {
  const response = await fetch('/api/chat/rating', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ threadId, answer, rating }),
  }).catch(() => null)
  return response?.ok ?? false
}

/** Sends a report of an answer. @returns why it was not taken, for the reader; null when it was */
export async function sendReport(threadId: string, answer: number, report: Report): Promise<string | null> {
  try {
    const response = await fetch('/api/chat/report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ threadId, answer, ...report }),
    })
    return response.ok ? null : (await errorOf(response)).message
  } catch {
    return 'We could not take your report. Try again.'
  }
}

/** Returns the text shown in place of a closed forum; null for an open one, undefined where the site does not answer. */
export async function readClosedText(forumId: string): Promise<string | null | undefined> {
  const response = await fetch(`/api/chat/forum?${new URLSearchParams({ id: forumId })}`).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof body !== 'object' || body === null || !('closedText' in body)) return undefined
  return typeof body.closedText === 'string' ? body.closedText : null
}

const isLine = (line: unknown): line is ChatLine =>
  typeof line === 'object' &&
  line !== null &&
  'role' in line &&
  (line.role === 'user' || line.role === 'assistant') &&
  'content' in line &&
  typeof line.content === 'string'

// A `chatRefusal` has words for the reader.
async function errorOf(response: Response): Promise<ChatError> {
  const body: unknown = await response.json().catch(() => null)
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (typeof error !== 'object' || error === null || !('message' in error) || typeof error.message !== 'string') {
    return new ChatError(failedMessage)
  }
  return new ChatError(error.message, 'code' in error && typeof error.code === 'string' ? error.code : null)
}
