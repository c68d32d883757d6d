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

// Milliseconds before each further attempt of the process that made a change. Stored purges are tried on after the last.
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

/** Remembers the purges that a site did not take, so that another process goes on with them when this one ends. */
export interface PurgeMemory {
  /** Stores a purge after its first failure. @returns its id; null where it cannot be stored */
  store(site: string, tags: string[], error: string): Promise<number | null>
  taken(id: number): Promise<void>
  failed(id: number, error: string): Promise<void>
}

/**
 * Notifies every site that pages with these tags are out of date. Settles after the first attempt, failed or not;
 * failed calls are repeated in the background and never throw.
 */
export async function callSites(
  targets: PurgeTarget[],
  tags: string[],
  logger: Logger,
  memory: PurgeMemory,
): Promise<void> {
  const calls = callsOf(tags)
  await Promise.all(targets.flatMap((target) => calls.map((call) => callSite(target, call, { logger, memory }))))
}

/** Sends one purge. @throws Error in words when the site does not take it */
export async function sendPurge({ site, secret }: PurgeTarget, tags: readonly string[]): Promise<void> {
  // Signed again at each attempt: the site refuses calls that are minutes old.
  const response = await fetch(site + purgePath, {
    ...signedCall(purgePath, { tags }, secret, Date.now()),
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
}

/** Returns why a call failed, in words: fetch has the reason in the cause of its error. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'The site did not answer'
  const { cause } = error
  return cause instanceof Error && cause.message ? `The site did not answer: ${cause.message}` : error.message
}

interface CallContext {
  logger: Logger
  memory: PurgeMemory
}

async function callSite(target: PurgeTarget, tags: string[], context: CallContext): Promise<void> {
  try {
    await sendPurge(target, tags)
  } catch (error) {
    const { logger, memory } = context
    logger.warn({ err: error, msg: `The reader site at ${target.site} was not told of a change` })
    const id = await memory.store(target.site, tags, failureText(error))
    callAgain(target, { id, tags }, context, retryDelays)
  }
}

// Does not keep the process alive: after its end another process takes over what is stored, and the site heals by itself.
function callAgain(
  target: PurgeTarget,
  purge: { id: number | null; tags: string[] },
  context: CallContext,
  [delay, ...further]: number[],
): void {
  const { id, tags } = purge
  const { logger, memory } = context
  if (delay === undefined) {
    logger.error({ msg: `The reader site at ${target.site} does not take purges` })
    return
  }
  const attempt = async () => {
    try {
      await sendPurge(target, tags)
      if (id !== null) await memory.taken(id)
    } catch (error) {
      if (id !== null) await memory.failed(id, failureText(error))
      callAgain(target, purge, context, further)
    }
  }
  setTimeout(() => void attempt(), delay).unref()
}
