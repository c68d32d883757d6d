import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'

/** One site that has to be told. */
export interface PurgeTarget {
  /** The whole address of the call. */
  url: string
  /** Shared with the site, which signs nothing itself: HMAC-SHA256. */
  secret: string
}

export type Logger = Pick<Payload['logger'], 'warn' | 'error'>

const signatureHeader = 'x-citydesk-signature'

/** Milliseconds until a call counts as failed. */
const timeout = 5000

/** Milliseconds before each further attempt. After the last one the site heals by itself, within a minute. */
const retryDelays = [500, 2000, 8000]

/** The site takes at most 1,000 tags and 64 KB in one call. */
const tagsPerCall = 400
const bytesPerCall = 48 * 1024

/** The signature of a call: hexadecimal HMAC-SHA256 of its raw body. */
const signatureOf = (body: string, secret: string): string => createHmac('sha256', secret).update(body).digest('hex')

/** Cuts tags into calls that the site accepts. */
export function callsOf(tags: string[]): string[][] {
  const calls: string[][] = []
  let size = 0
  for (const tag of tags) {
    const bytes = Buffer.byteLength(JSON.stringify(tag)) + 1
    const call = calls.at(-1)
    if (call && call.length < tagsPerCall && size + bytes <= bytesPerCall) {
      call.push(tag)
      size += bytes
    } else {
      calls.push([tag])
      size = bytes
    }
  }
  return calls
}

/**
 * Tells every site that pages with these tags are out of date. Settles after the first attempt, whatever came of it;
 * failed calls are repeated in the background and never throw.
 */
export async function callSites(targets: PurgeTarget[], tags: string[], logger: Logger): Promise<void> {
  const calls = callsOf(tags)
  await Promise.all(targets.flatMap((target) => calls.map((call) => callSite(target, call, logger, retryDelays))))
}

async function callSite(target: PurgeTarget, tags: string[], logger: Logger, delays: number[]): Promise<void> {
  try {
    // Signed anew at each attempt: the site refuses calls that are minutes old, so that nobody can replay them.
    const body = JSON.stringify({ tags, sentAt: new Date().toISOString() })
    const response = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, target.secret) },
      body,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The site answered ${response.status}`)
  } catch (error) {
    const [delay, ...further] = delays
    const report = { err: error, msg: `The reader site at ${target.url} was not told of a change` }
    if (delay === undefined) {
      logger.error(report)
      return
    }
    logger.warn(report)
    // Not kept alive for: a process that ends leaves the rest to the site, which heals by itself.
    setTimeout(() => void callSite(target, tags, logger, further), delay).unref()
  }
}
