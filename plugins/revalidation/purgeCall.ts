import type { Payload } from 'payload'
import { purgePath } from '#contract/purgeCall.schema.ts'
import { signedCall } from '#contract/signedCalls.ts'

export interface PurgeTarget {
  /** Its address, without a trailing slash. */
  site: string
  secret: string
}

export type Logger = Pick<Payload['logger'], 'warn' | 'error'>

// Milliseconds until a call counts as failed.
const timeout = 5000

// Milliseconds before each further attempt. After the last one the site heals by itself, within a minute.
const retryDelays = [500, 2000, 8000]

// Well below `purgeLimits`.
const tagsPerCall = 400
const bytesPerCall = 48 * 1024

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
 * Notifies every site that pages with these tags are out of date. Settles after the first attempt, failed or not;
 * failed calls are repeated in the background and never throw.
 */
export async function callSites(targets: PurgeTarget[], tags: string[], logger: Logger): Promise<void> {
  const calls = callsOf(tags)
  await Promise.all(targets.flatMap((target) => calls.map((call) => callSite(target, call, logger, retryDelays))))
}

async function callSite(target: PurgeTarget, tags: string[], logger: Logger, delays: number[]): Promise<void> {
  try {
    // Signed again at each attempt: the site refuses calls that are minutes old.
    const response = await fetch(target.site + purgePath, {
      ...signedCall(purgePath, { tags }, target.secret, Date.now()),
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The site answered ${response.status}`)
  } catch (error) {
    const [delay, ...further] = delays
    const report = { err: error, msg: `The reader site at ${target.site} was not told of a change` }
    if (delay === undefined) {
      logger.error(report)
      return
    }
    logger.warn(report)
    // Does not keep the process alive: after its end the site heals by itself.
    setTimeout(() => void callSite(target, tags, logger, further), delay).unref()
  }
}
