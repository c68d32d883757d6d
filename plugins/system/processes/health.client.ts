import { z } from 'zod'
import { monitorHeaders } from '#contract/monitoring.ts'
import { processFigures } from '#contract/processFigures.ts'

// Milliseconds that another process has to answer.
const timeout = 2_000

const siteHealth = z.object({
  process: processFigures.optional(),
  cache: z.object({ pages: z.number(), bytes: z.number(), renewals: z.number() }).optional(),
})

const realtimeHealth = z.object({
  status: z.string(),
  process: processFigures.optional(),
  open: z.number().optional(),
  connections: z.number().optional(),
  failing: z.number().optional(),
  unwritten: z.number().optional(),
  redis: z.boolean().nullish(),
})

async function ask<Answer>(url: string, secret: string, answer: z.ZodType<Answer>): Promise<Answer> {
  const response = await fetch(url, { headers: monitorHeaders(secret), signal: AbortSignal.timeout(timeout) })
  const body: unknown = await response.json().catch(() => null)
  const parsed = answer.safeParse(body)
  if (parsed.success) return parsed.data
  throw new Error(`It answered ${response.status} with something unexpected`)
}

/** The answer of a process, or why there is none. */
export type Heard<Answer> = { isUp: true; answer: Answer } | { isUp: false; reason: string }

const heard = <Answer>(call: Promise<Answer>): Promise<Heard<Answer>> =>
  call.then(
    (answer) => ({ isUp: true, answer }),
    (error: unknown) => ({ isUp: false, reason: reasonOf(error) }),
  )

// Fetch has the reason in the cause of its error.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It does not answer'
  if (error.name === 'TimeoutError') return `It does not answer within ${timeout / 1000} seconds`
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}

/** Asks a reader site how it is. */
export function hearSite(site: string, secret: string) {
  return heard(ask(`${site}/api/health`, secret, siteHealth))
}

/** Asks a real-time server how it is. */
export function hearRealtime(url: string, secret: string) {
  return heard(ask(new URL('/health', url).href, secret, realtimeHealth))
}
