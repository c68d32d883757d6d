/** The calls of the chat to the back office. */
import { z } from 'zod'
import {
  type ChatChallenge,
  type ChatMessage,
  chatChallenge,
  chatMessage,
  chatPaths,
  chatRefusal,
  type ThreadCall,
  threadHeader,
  threadId,
} from '#contract/chat.schema.ts'
import { siteEnvironment } from '../environment.ts'
import { callBackOffice, sendToBackOffice } from '../server/backOfficeCall.ts'
import { type Refusal, unavailable } from './chatDoor.ts'

// Milliseconds until the back office has to begin an answer, and until one without script has to be complete.
const beginWithin = 30_000
const completeWithin = 150_000

export interface Question {
  /** As the reader sent it; the back office validates it. */
  request: unknown
  /** As `readerKey` gives it. */
  reader: string
  by: 'script' | 'form'
}

export type ChatAnswer =
  | { kind: 'stream'; body: ReadableStream<Uint8Array>; threadId: string | null }
  | { kind: 'refused'; refusal: Refusal }

const backOffice = () => {
  const { CMS_URL: cmsUrl, REVALIDATE_SECRET: secret } = siteEnvironment()
  return { cmsUrl, secret }
}

/**
 * Sends a question. The answer arrives while it is made.
 * @param left aborts when the reader leaves; the back office notices, and stops the model
 */
export async function sendQuestion(question: Question, left: AbortSignal): Promise<ChatAnswer> {
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, beginWithin)
  left.addEventListener('abort', end, { once: true })
  try {
    const response = await sendToBackOffice(backOffice(), chatPaths.send, question, Date.now(), ending.signal)
    const { body, headers } = response
    const isStream = response.ok && body !== null && headers.get('content-type')?.startsWith('text/plain')
    if (!isStream) return { kind: 'refused', refusal: await refusalIn(response) }
    const thread = threadId.safeParse(headers.get(threadHeader))
    return { kind: 'stream', body, threadId: thread.data ?? null }
  } catch (error) {
    if (!left.aborted) console.error(`A question could not be passed on: ${reason(error)}`)
    return { kind: 'refused', refusal: unavailable }
  } finally {
    clearTimeout(timer)
  }
}

/** What a question without script led to. */
export type CollectedAnswer = { threadId: string } | { refusal: Refusal }

/** Sends a question, and waits until its answer is complete and stored. */
export async function askAndWait(question: Question, left: AbortSignal): Promise<CollectedAnswer> {
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, completeWithin)
  left.addEventListener('abort', end, { once: true })
  try {
    const answer = await sendQuestion(question, ending.signal)
    if (answer.kind === 'refused') return { refusal: answer.refusal }
    await new Response(answer.body).text()
    return answer.threadId === null ? { refusal: unavailable } : { threadId: answer.threadId }
  } catch (error) {
    console.error(`An answer did not arrive: ${reason(error)}`)
    return { refusal: unavailable }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns a conversation: empty for one that is unknown.
 * @param of the assistant that it has to be with, and the forum that it has to be in; null for any
 * @throws Error when the back office does not answer
 */
export async function readThread(id: unknown, of: ThreadCall['of'] = null): Promise<ChatMessage[]> {
  const known = threadId.safeParse(id)
  if (!known.success) return []
  const call: ThreadCall = { threadId: known.data, of }
  return z.array(chatMessage).parse(await callBackOffice(backOffice(), chatPaths.thread, call, Date.now()))
}

/** Stores whether an answer helped. Returns null when that is done. */
export function sendRating(rating: unknown): Promise<Refusal | null> {
  return send(chatPaths.rating, { rating })
}

/** Stores what is wrong with an answer. Returns null when that is done. */
export function sendReport(report: unknown): Promise<Refusal | null> {
  return send(chatPaths.report, { report })
}

async function send(path: string, value: object): Promise<Refusal | null> {
  try {
    const response = await sendToBackOffice(backOffice(), path, value, Date.now(), AbortSignal.timeout(beginWithin))
    if (!response.ok) return await refusalIn(response)
    await response.body?.cancel()
    return null
  } catch (error) {
    console.error(`What a reader said of an answer could not be passed on: ${reason(error)}`)
    return unavailable
  }
}

/** @throws Error when the back office does not answer */
export async function readChallenge(): Promise<ChatChallenge> {
  return chatChallenge.parse(await callBackOffice(backOffice(), chatPaths.challenge, {}, Date.now()))
}

// Returns the refusal of a response that is no answer. One that the back office did not word is not shown to readers.
async function refusalIn(response: Response): Promise<Refusal> {
  const { error } = chatRefusal.safeParse(await response.json().catch(() => null)).data ?? {}
  if (!error) {
    console.error(`A call of the chat was answered with ${response.status}`)
    return unavailable
  }
  const seconds = Number(response.headers.get('retry-after'))
  return { status: response.status, ...error, ...(seconds > 0 ? { retryAfter: seconds } : {}) }
}

// Nothing but the message: what a reader asked is written nowhere.
const reason = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')
