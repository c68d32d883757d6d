import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { signedCall } from '#contract/signedCalls.ts'
import { cannotBeSaved, type FlushScope, flushPath } from './room/flushRequest.schema.ts'

/** Config key of the address of the real-time server's calls. */
export const callUrlKey = 'realtimeCallUrl'

const flushAnswer = z.object({ message: z.string() })

// Timeout of a call in milliseconds; the server writes what it holds of one document in far less.
const timeout = 10_000

// Shown when a decision would be about an older text than the one in open editors.
const unansweredMessage =
  'The real-time server does not answer, and it holds what is being written here. Nothing was published. Try again in a moment.'

/**
 * Requests the real-time server to write what it holds, so that drafts equal the text in open editors.
 * @throws APIError 503 when it does not answer: deciding about an older text would be wrong. 422 when an edit cannot be
 * saved, such as a slug that is taken
 */
export async function requestFlush({ payload }: Pick<PayloadRequest, 'payload'>, of: FlushScope): Promise<void> {
  const url = new URL(flushPath, z.string().parse(payload.config.custom[callUrlKey]))
  try {
    const response = await fetch(url, {
      ...signedCall(flushPath, { of }, payload.config.secret, Date.now()),
      signal: AbortSignal.timeout(timeout),
    })
    const { message } = flushAnswer.parse(await response.json())
    if (response.status === cannotBeSaved) throw new APIError(message, cannotBeSaved, null, true)
    if (!response.ok) throw new Error(`The real-time server answered ${response.status}: ${message}`)
  } catch (error) {
    if (error instanceof APIError) throw error
    payload.logger.warn({ err: error, msg: `The real-time server at ${url.origin} did not write what it holds` })
    throw new APIError(unansweredMessage, 503, null, true)
  }
}
