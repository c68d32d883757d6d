import Anthropic from '@anthropic-ai/sdk'
import { withDeadline } from '../../outside/deadline.ts'
import type { Citation } from '../grounding/citations.check.ts'
import { citablePieces } from '../grounding/citations.check.ts'
import {
  type AnswerModel,
  type ModelEnd,
  ModelError,
  type ModelListener,
  type ModelRequest,
  type ModelUsage,
} from './model.types.ts'

export interface AnthropicOptions {
  apiKey: string
  /** Address of the service, when it is not Anthropic's own. */
  baseUrl?: string
  times?: Partial<typeof modelTimes>
}

/** Milliseconds. */
export const modelTimes = {
  /** From the call until the first piece of the answer. */
  first: 15_000,
  /** Of all attempts together. */
  whole: 60_000,
  /** Before another attempt where the service names no time, times the number of the attempt. */
  pause: 1_000,
  /** A service that wants to be left alone for longer is not asked again. */
  maxPause: 20_000,
}

// Further attempts after a failed one.
const retries = 2

/** Tokens of an answer, at most. */
export const maxTokens = 1_024

// Characters of one block, at most: a model that never ends one is stopped.
const maxBlock = 8_000

/**
 * Returns a model of Anthropic's Messages API (docs/spec/newsroom.md#adapters). The passages are search results with
 * citations; it has no tools.
 */
export function anthropicModel({ apiKey, baseUrl, times }: AnthropicOptions): AnswerModel {
  const { first, maxPause, pause, whole } = { ...modelTimes, ...times }
  // Retries are made here, where the reader sees them.
  const client = new Anthropic({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' })
  return {
    answer: (request, listener, signal) =>
      withDeadline(
        whole,
        async (ending) => {
          for (let attempt = 1; ; attempt += 1) {
            const outcome = await tryOnce(client, request, listener, ending, first)
            if ('end' in outcome) return outcome.end
            const wait = outcome.waitMs ?? pause * attempt
            if (!outcome.mayRetry || attempt > retries || wait > maxPause) throw new ModelError(outcome.fault)
            listener.onRetry()
            await pausing(wait, ending)
          }
        },
        signal,
      ).catch((error: unknown) => {
        if (signal.aborted || error instanceof ModelError) throw error
        throw new ModelError(isTimeout(error) ? 'slow' : 'failed')
      }),
  }
}

type Outcome =
  | { end: ModelEnd }
  | { fault: ModelError['fault']; mayRetry: boolean /** What the service asks for. */; waitMs: number | null }

async function tryOnce(
  client: Anthropic,
  request: ModelRequest,
  listener: ModelListener,
  signal: AbortSignal,
  firstMs: number,
): Promise<Outcome> {
  const upstream = new AbortController()
  const abort = () => upstream.abort(signal.reason)
  signal.addEventListener('abort', abort)
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 }
  let hasBegun = false
  try {
    signal.throwIfAborted()
    const opening = withDeadline(
      firstMs,
      async (waiting) => {
        waiting.addEventListener('abort', () => upstream.abort(waiting.reason))
        const stream = await client.messages.create(bodyOf(request), { signal: upstream.signal })
        const events = stream[Symbol.asyncIterator]()
        let next = await events.next()
        // Comes at once: the time until the first token is counted from here on as well.
        if (!next.done && next.value.type === 'message_start') {
          addUsage(usage, next.value.message.usage)
          next = await events.next()
        }
        return { events, next }
      },
      signal,
    )
    const { events, next } = await opening
    const end = await readEvents(events, next, usage, async (block) => {
      hasBegun = true
      return listener.onBlock(block)
    })
    // The library ends a stream without an error when its signal aborts.
    upstream.signal.throwIfAborted()
    return { end }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof ListenerError) throw error.cause
    return outcomeOf(upstream.signal.aborted ? upstream.signal.reason : error, hasBegun)
  } finally {
    signal.removeEventListener('abort', abort)
    upstream.abort()
    if (usage.inputTokens + usage.outputTokens + usage.cacheWriteTokens + usage.cacheReadTokens > 0)
      listener.onUsage(usage)
  }
}

class ListenerError extends Error {}

type Events = AsyncIterator<Anthropic.MessageStreamEvent>

// Reads the events of an answer until it ends, and hands on its blocks of text. Throws ModelError 'cut off'.
async function readEvents(
  events: Events,
  first: IteratorResult<Anthropic.MessageStreamEvent>,
  usage: ModelUsage,
  onBlock: ModelListener['onBlock'],
): Promise<ModelEnd> {
  let block: { text: string; citations: Citation[] } | null = null
  let stopReason: string | null = null
  const handOn = async (value: { text: string; citations: Citation[] }) => {
    try {
      return await onBlock(value)
    } catch (error) {
      throw new ListenerError('', { cause: error })
    }
  }
  for (let next = first; !next.done; next = await events.next()) {
    const event = next.value
    if (event.type === 'message_delta') {
      stopReason = event.delta.stop_reason ?? stopReason
      addUsage(usage, event.usage)
    } else if (event.type === 'content_block_start') {
      block = event.content_block.type === 'text' ? { text: event.content_block.text, citations: [] } : null
    } else if (event.type === 'content_block_delta' && block) {
      if (event.delta.type === 'text_delta') block.text += event.delta.text
      if (event.delta.type === 'citations_delta') block.citations.push(...citationOf(event.delta.citation))
      if (block.text.length > maxBlock) {
        await handOn(block)
        return 'stopped'
      }
    } else if (event.type === 'content_block_stop' && block) {
      const wantsMore = await handOn(block)
      block = null
      if (!wantsMore) return 'stopped'
    } else if (event.type === 'message_stop') {
      if (stopReason === 'refusal') return 'refused'
      return stopReason === 'end_turn' || stopReason === 'stop_sequence' ? 'complete' : 'length'
    }
  }
  throw new ModelError('cut off')
}

const citationOf = (citation: Anthropic.CitationsDelta['citation']): Citation[] =>
  citation.type === 'search_result_location'
    ? [{ index: citation.search_result_index, source: citation.source, quote: citation.cited_text }]
    : []

// The counts of a stream are sums: the newest are right.
function addUsage(usage: ModelUsage, reported: Partial<Anthropic.MessageDeltaUsage> | undefined): void {
  if (!reported) return
  usage.inputTokens = reported.input_tokens ?? usage.inputTokens
  usage.outputTokens = reported.output_tokens ?? usage.outputTokens
  usage.cacheWriteTokens = reported.cache_creation_input_tokens ?? usage.cacheWriteTokens
  usage.cacheReadTokens = reported.cache_read_input_tokens ?? usage.cacheReadTokens
}

function bodyOf({
  history,
  instructions,
  model,
  passages,
  question,
}: ModelRequest): Anthropic.MessageCreateParamsStreaming {
  const results = passages.map(
    ({ id, text, title }): Anthropic.SearchResultBlockParam => ({
      type: 'search_result',
      source: id,
      title,
      content: citablePieces(text).map((piece) => ({ type: 'text', text: piece })),
      citations: { enabled: true },
    }),
  )
  return {
    model,
    max_tokens: maxTokens,
    stream: true,
    system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
    messages: [
      ...history.map(({ role, text }) => ({ role, content: text })),
      { role: 'user', content: [...results, { type: 'text', text: question }] },
    ],
  }
}

// By its name: errors of Node's own are of no class that is known here.
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError'

function outcomeOf(error: unknown, hasBegun: boolean): Exclude<Outcome, { end: ModelEnd }> {
  const outcome = (fault: ModelError['fault'], mayRetry: boolean, waitMs: number | null = null) => ({
    fault,
    // What was passed on cannot be taken back.
    mayRetry: mayRetry && !hasBegun,
    waitMs,
  })
  if (error instanceof ModelError) return outcome(error.fault, true)
  if (isTimeout(error)) return outcome('slow', true)
  if (!(error instanceof Anthropic.APIError)) return outcome('cut off', true)
  const { status, type } = error
  if (status === 401 || status === 403) return outcome('key', false)
  if (status === 404) return outcome('model', false)
  const isBusy = status === 429 || status === 529 || type === 'overloaded_error' || type === 'rate_limit_error'
  if (isBusy) return outcome('busy', true, retryAfter(error.headers))
  const isRepeatable = status === undefined || status === 408 || status === 409 || status >= 500
  return outcome(status === undefined && !type ? 'cut off' : 'failed', isRepeatable, retryAfter(error.headers))
}

// Returns the milliseconds that a service asks to wait, given in seconds or as a date; null when it does not say.
function retryAfter(headers: Headers | undefined): number | null {
  const said = headers?.get('retry-after')
  if (!said) return null
  const wait = /^\d+(?:\.\d+)?$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

const pausing = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
