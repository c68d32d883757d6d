import { APIError } from 'payload'
import type { z } from 'zod'
import { withDeadline } from './deadline.ts'

/** An external service, as described to an editor. */
export interface OutsideService {
  name: string
  /** The environment variable of its key, for the administrator who has to correct it. */
  variable: string
}

// Milliseconds that an answer may take.
const timeoutMs = 8_000

/**
 * Calls an external service, and parses its response by a schema.
 *
 * @throws APIError with a message for the editor: 404 when there is no such thing, 429 when it was asked too often, 502
 * else
 */
export async function callService<Schema extends z.ZodType>(
  { name, variable }: OutsideService,
  schema: Schema,
  url: string | URL,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const refusal = (message: string, status = 502) => new APIError(message, status, null, true)
  const ask = async (signal: AbortSignal) => {
    const answer = await fetch(url, { ...init, signal, redirect: 'error' })
    return { answer, body: await answer.text() }
  }
  const { answer, body } = await withDeadline(timeoutMs, ask, init.signal).catch(() => {
    throw refusal(`${name} did not answer. Try again.`)
  })
  const { status } = answer
  if (status === 401 || status === 403) throw refusal(`${name} does not accept what is in ${variable}.`)
  if (status === 404) throw refusal(`${name} has no such thing (any more).`, 404)
  if (status === 429) throw refusal(`${name} was asked too often. Try again in ${waitOf(answer)}.`, 429)
  if (!answer.ok) throw refusal(`${name} answered ${status}. Try again later.`)
  const read = schema.safeParse(parsed(body))
  if (!read.success) throw refusal(`${name} gave an answer that cannot be understood.`)
  return read.data
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

// Returns the time that a service asks to wait before the next call; given in seconds, or as a date.
const waitOf = ({ headers }: Response): string => {
  const said = headers.get('Retry-After') ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000)
  if (!(seconds > 0)) return 'a minute'
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
