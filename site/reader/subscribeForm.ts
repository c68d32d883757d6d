import { parse } from 'node:querystring'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

// A subscription as somebody sent it, nothing of it checked.
interface SentSubscription {
  email: unknown
  newsletters: unknown
  source: unknown
}

/**
 * Reads a subscription from the body of a form or of a script's call; null for what is no JSON. A form that names one
 * newsletter sends a word, not a list.
 */
export function readSubscription(body: string, isForm: boolean): SentSubscription | null {
  const sent = isForm ? { ...parse(body) } : recordOf(body)
  if (!sent) return null
  const { email, newsletters, source } = sent
  return { email, newsletters: typeof newsletters === 'string' ? [newsletters] : newsletters, source }
}

function recordOf(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return null
  }
}

/** The pages that a browser without script is redirected to after its form, with the result. */
export const pageAfter = {
  done: '/subscription/thanks',
  wrong: '/subscription/wrong',
  tooLong: '/subscription/wrong',
  tooMany: '/subscription/later',
  failed: '/subscription/failed',
} as const

/**
 * Returns what a form of preferences asks for: the key of its link and the ids of the chosen newsletters. Its second
 * button, "Unsubscribe from all", chooses none.
 */
export function chosenIn(body: unknown): { token: string; chosen: number[] } {
  const sent: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const ids = listOf(sent.newsletter).map(Number)
  const isNone = sent.action === 'none'
  return {
    token: typeof sent.token === 'string' ? sent.token : '',
    chosen: isNone ? [] : ids.filter((id) => Number.isSafeInteger(id) && id > 0),
  }
}
