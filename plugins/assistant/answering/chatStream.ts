import { type ChatRefusal, type ChatRefusalCode, chatRefusals } from '#contract/chat.schema.ts'
import { type ChatPart, chatTextOf } from '#contract/chatText.ts'

// Markers of what happens while an answer is made: they are sent, and not stored.
const passing: ReadonlySet<ChatPart['type']> = new Set(['queued', 'retrying'])

/** The text that is sent to a reader, while it is made. */
export interface ChatStream {
  stream: ReadableStream<Uint8Array>
  send: (...parts: ChatPart[]) => void
  close: () => void
  /** Returns what was sent, as it is stored; null when there was nothing. */
  text: () => string | null
}

/** Makes the stream of an answer. @param onLeave called when the reader goes away before its end */
export function chatStream(onLeave: () => void): ChatStream {
  const encoder = new TextEncoder()
  const sent: ChatPart[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      controller = null
      onLeave()
    },
  })
  return {
    stream,
    send: (...parts) => {
      if (!controller || parts.length === 0) return
      sent.push(...parts.filter(({ type }) => !passing.has(type)))
      controller.enqueue(encoder.encode(chatTextOf(parts)))
    },
    close: () => {
      controller?.close()
      controller = null
    },
    text: () => (sent.length > 0 ? chatTextOf(sent) : null),
  }
}

/** Returns the answer to a call that is refused. @param message for the reader */
export function refusal(code: ChatRefusalCode, message: string, minutes?: number): Response {
  const body: ChatRefusal = { error: { code, message } }
  return Response.json(body, {
    status: chatRefusals[code],
    headers: { 'Cache-Control': 'no-store', ...(minutes && { 'Retry-After': String(minutes * 60) }) },
  })
}
