/** What the calls of the chat check before anything is passed on to the back office. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { type ChatRefusal, type ChatRefusalCode, chatLimits } from '#contract/chat.schema.ts'
import { clientNetwork } from '#contract/clientNetwork.ts'
import { siteEnvironment } from '../environment.ts'
import { requestBody } from '../server/requestBody.ts'

/** A call that is refused, with the words for the reader. */
export interface Refusal {
  status: number
  code: ChatRefusalCode
  message: string
  /** Seconds. */
  retryAfter?: number
}

/** The words for a reader who got no answer. */
export const failedMessage = 'We could not get an answer.'

export const unavailable: Refusal = { status: 503, code: 'unavailable', message: failedMessage, retryAfter: 30 }

const tooLong: Refusal = { status: 413, code: 'invalid', message: 'The conversation is too long to be sent.' }

const tooMany = (milliseconds: number): Refusal => {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const message = `You have asked many questions. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return { status: 429, code: 'too-many', message, retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) }
}

/**
 * Returns the refusal of a call that a page of another site sends; null for the site's own pages, and for programs that do
 * not say where they are.
 * @param host the host that the call was sent to
 */
export function crossSiteRefusal(
  { 'sec-fetch-site': fetchSite, origin, host }: IncomingMessage['headers'],
  siteUrl: string,
): Refusal | null {
  const refusal: Refusal = { status: 403, code: 'unverified', message: 'This was sent from another site.' }
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none' ? null : refusal
  if (origin === undefined || origin === new URL(siteUrl).origin) return null
  return URL.canParse(origin) && new URL(origin).host === host ? null : refusal
}

/** Returns whether a header names this media type, with or without parameters. */
export function isMediaType(header: string | undefined, type: string): boolean {
  return header?.split(';')[0]?.trim().toLowerCase() === type
}

/** Counts a call of an address; returns the refusal when there were too many. */
export async function limitRefusal(tries: RateLimiterMemory, req: IncomingMessage): Promise<Refusal | null> {
  try {
    await tries.consume(clientNetwork(req, siteEnvironment().PROXIES))
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return tooMany(error.msBeforeNext)
    throw error
  }
}

/** Returns the text of a body; a refusal for one that is longer than a conversation may be. */
export async function readText(req: IncomingMessage): Promise<{ text: string } | { refusal: Refusal }> {
  const text = await requestBody(req, chatLimits.bytes)
  return text === null ? { refusal: tooLong } : { text }
}

/** Returns the JSON of a call that the site's own script sends, or why it is refused. */
export async function readJsonCall(req: IncomingMessage): Promise<{ value: unknown } | { refusal: Refusal }> {
  if (!isMediaType(req.headers['content-type'], 'application/json')) {
    return { refusal: { status: 415, code: 'invalid', message: 'This has to be sent as JSON.' } }
  }
  const body = await readText(req)
  if ('refusal' in body) return body
  try {
    return { value: JSON.parse(body.text) }
  } catch {
    return { refusal: { status: 400, code: 'invalid', message: 'This is not valid JSON.' } }
  }
}

/** Sends a refusal as `chatRefusal`. */
export function sendRefusal(res: ServerResponse, { status, code, message, retryAfter }: Refusal): void {
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter))
  const body: ChatRefusal = { error: { code, message } }
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

/** Refuses other methods than this one. Returns whether it did. */
export function refuseMethod(req: IncomingMessage, res: ServerResponse, method: 'GET' | 'POST'): boolean {
  res.setHeader('Cache-Control', 'no-store')
  if (req.method === method) return false
  res.setHeader('Allow', method)
  sendRefusal(res, { status: 405, code: 'invalid', message: `This takes ${method} alone.` })
  return true
}
