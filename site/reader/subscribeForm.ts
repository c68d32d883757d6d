import { parse } from 'node:querystring'

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
