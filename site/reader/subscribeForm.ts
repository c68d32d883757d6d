/** Returns a subscription as a form or a script sent it: a form that names one newsletter sends a word, not a list. */
export function readSubscription(body: unknown): { email: unknown; newsletters: unknown; source: unknown } {
  const sent: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const { email, newsletters, source } = sent
  return { email, newsletters: typeof newsletters === 'string' ? [newsletters] : newsletters, source }
}

/** The pages that a browser without script is redirected to after its form, with the result. */
export const pageAfter = {
  done: '/subscription/thanks',
  wrong: '/subscription/wrong',
  tooMany: '/subscription/later',
  failed: '/subscription/failed',
} as const
