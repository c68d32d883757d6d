import type { AuthStrategy, Payload, Plugin } from 'payload'
import { z } from 'zod'
import { touchSession } from './sessions.store.ts'

// A log-in ends this long after it began, however often it is used (milliseconds). One that is not used ends with
// Payload's `tokenExpiration`.
const sessionLimit = 7 * 24 * 60 * 60 * 1000

// Milliseconds between two notes that a session is in use.
const noteEvery = 60_000

/** Ends log-ins a week after they began, and notes when each was last used. */
export function sessionLimits(): Plugin {
  return (config) => ({
    ...config,
    onInit: async (payload) => {
      await config.onInit?.(payload)
      const note = lastUse(payload)
      payload.authStrategies = payload.authStrategies.map((strategy) => withSessionLimits(strategy, note))
    },
  })
}

const account = z.object({
  _sid: z.string(),
  sessions: z.array(z.object({ id: z.string(), createdAt: z.coerce.date() })),
})

/** Returns a strategy that takes a person whose log-in began too long ago for a stranger. */
export function withSessionLimits(strategy: AuthStrategy, note: (sessionId: string) => void): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const { data: user } = account.safeParse(result.user)
      if (!user) return result
      const began = user.sessions.find(({ id }) => id === user._sid)?.createdAt.getTime()
      if (began !== undefined && Date.now() - began > sessionLimit) return { ...result, user: null }
      note(user._sid)
      return result
    },
  }
}

// Returns a note of use that reaches the database at most once a minute, and delays no request.
function lastUse(payload: Payload): (sessionId: string) => void {
  const noted = new Map<string, number>()
  return (sessionId) => {
    const now = Date.now()
    if (now - (noted.get(sessionId) ?? 0) < noteEvery) return
    for (const [id, at] of noted) if (now - at >= noteEvery) noted.delete(id)
    noted.set(sessionId, now)
    touchSession({ payload }, sessionId).catch((error: unknown) => {
      payload.logger.warn({ err: error, msg: 'The last use of a session was not noted' })
    })
  }
}
