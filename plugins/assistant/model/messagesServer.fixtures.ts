import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SentPassage {
  source: string
  title: string
  /** The text of its pieces, in order. */
  pieces: string[]
}

/** What the service was asked. */
export interface SentRequest {
  model: string
  system: string
  question: string
  passages: SentPassage[]
  /** The body as it was sent. */
  body: string
}

export interface ScriptedCitation {
  index: number
  source: string
  quote: string
}

/** What the service says: blocks of text with citations, and how it ends. */
export interface Script {
  blocks: Iterable<{ text: string; citations?: ScriptedCitation[] }>
  /** Milliseconds before each block. */
  pauseMs?: number
  /** Milliseconds after each word; without it, a block is written in two pieces at once. */
  wordMs?: number
  stopReason?: string
  /** After the last block: nothing more and no end; the connection breaks; an event "error" of this type; bytes that are no JSON. */
  ending?: 'silent' | 'cut' | 'malformed' | { error: string }
  usage?: { input: number; output: number }
}

/** A refusal: a status with the body that the service documents. */
export interface Refusal {
  status: number
  headers?: Record<string, string>
}

export interface MessagesServer {
  /** Without a slash at the end. */
  url: string
  requests: SentRequest[]
  /** Calls that are being answered. */
  open: () => number
  /** Calls that their caller ended before the answer was complete, with the time of that (performance.now). */
  left: number[]
  /** When each block was begun, and when it was complete (performance.now). */
  blocks: { began: number; ended: number }[]
  /** The answer from now on; 'never' says nothing at all. */
  answer: (request: SentRequest, count: number) => Script | Refusal | 'never'
  stop: () => Promise<void>
}

/**
 * Starts a server that speaks Anthropic's Messages API with streaming, for tests: the events and their order are those of
 * its documentation.
 */
export async function startMessagesServer(answer: MessagesServer['answer']): Promise<MessagesServer> {
  const open = new Set<ServerResponse>()
  const messages: MessagesServer = {
    ...{ url: '', requests: [], open: () => open.size, left: [], blocks: [], answer },
    stop: async () => {},
  }
  const server = createServer((req, res) => {
    open.add(res)
    res.on('close', () => {
      open.delete(res)
      if (!res.writableFinished) messages.left.push(performance.now())
    })
    void readBody(req).then(async (body) => {
      const request = requestOf(body)
      messages.requests.push(request)
      const given = messages.answer(request, messages.requests.length)
      if (given === 'never') return
      if ('status' in given) refuse(res, given)
      else await play(res, given, { model: request.model, blocks: messages.blocks })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  messages.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  messages.stop = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return messages
}

const readBody = async (req: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const part of req) body += String(part)
  return body
}

function requestOf(body: string): SentRequest {
  const { messages, model, system } = JSON.parse(body)
  const content: { type: string; text?: string; source: string; title: string; content?: { text: string }[] }[] =
    messages.at(-1).content
  return {
    model,
    system: system[0].text,
    question: content.at(-1)?.text ?? '',
    passages: content.flatMap(({ content: pieces, source, title, type }) =>
      type === 'search_result' ? [{ source, title, pieces: (pieces ?? []).map(({ text }) => text) }] : [],
    ),
    body,
  }
}

const errorTypes: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'api_error',
  529: 'overloaded_error',
}

const refuse = (res: ServerResponse, { headers, status }: Refusal) =>
  res.writeHead(status, { 'Content-Type': 'application/json', 'request-id': 'req_test', ...headers }).end(
    JSON.stringify({
      type: 'error',
      error: { type: errorTypes[status] ?? 'api_error', message: 'said by the service' },
    }),
  )

async function play(
  res: ServerResponse,
  { blocks, ending, pauseMs, wordMs, stopReason, usage }: Script,
  { model, blocks: written }: { model: string; blocks: MessagesServer['blocks'] },
) {
  const { input, output } = usage ?? { input: 1_000, output: 100 }
  const event = (type: string, value: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`
  const say = (text: string) =>
    new Promise<void>((resolve) => {
      if (res.destroyed || res.write(text)) resolve()
      else {
        res.once('drain', resolve)
        res.once('close', resolve)
      }
    })
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'request-id': 'req_test' })
  const counts = { input_tokens: input, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 1 }
  const message = {
    id: 'msg_test',
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: counts,
  }
  await say(event('message_start', { message }))
  let index = 0
  for (const { citations, text } of blocks) {
    if (pauseMs) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (res.destroyed) return
    await say(
      event('content_block_start', {
        index,
        content_block: { type: 'text', text: '', ...(citations && { citations: [] }) },
      }),
    )
    if (index === 0) await say(event('ping', {}))
    const began = performance.now()
    const middle = Math.ceil(text.length / 2)
    const pieces = wordMs === undefined ? [text.slice(0, middle), text.slice(middle)] : text.split(/(?<=\s)/u)
    for (const piece of pieces) {
      if (piece) await say(event('content_block_delta', { index, delta: { type: 'text_delta', text: piece } }))
      if (wordMs) await new Promise((resolve) => setTimeout(resolve, wordMs))
    }
    for (const { index: result, quote, source } of citations ?? []) {
      const citation = {
        type: 'search_result_location',
        cited_text: quote,
        search_result_index: result,
        source,
        title: null,
        start_block_index: 0,
        end_block_index: 1,
      }
      await say(event('content_block_delta', { index, delta: { type: 'citations_delta', citation } }))
    }
    await say(event('content_block_stop', { index }))
    written.push({ began, ended: performance.now() })
    index += 1
    // Lets the caller leave in the middle of an answer that never ends.
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (ending === 'silent') return
  if (ending === 'cut') {
    res.destroy()
    return
  }
  if (ending === 'malformed') {
    res.end('event: content_block_delta\ndata: {"type":"content_block_delta","index":\n\n')
    return
  }
  if (ending) {
    res.end(event('error', { error: { type: ending.error, message: 'said by the service' } }))
    return
  }
  await say(
    event('message_delta', {
      delta: { stop_reason: stopReason ?? 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    }),
  )
  res.end(event('message_stop', {}))
}
