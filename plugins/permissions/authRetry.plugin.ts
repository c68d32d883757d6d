import type { AuthStrategy, Payload, Plugin } from 'payload'
import { extractJWT } from 'payload'

/** Milliseconds that somebody who says who they are waits for a database that is away. */
const timeoutMs = 30_000

/** Milliseconds between two tries. */
const retryDelayMs = 250

/**
 * A database that is away for a moment logs nobody out. Payload takes everybody for a stranger whose account it cannot
 * read, and would send them to the login page, out of what they are writing: here they wait until the database is back.
 */
export const authRetry = (): Plugin => (config) => ({
  ...config,
  onInit: async (payload) => {
    await config.onInit?.(payload)
    const database = databaseOf(payload)
    payload.authStrategies = payload.authStrategies.map((strategy) => withAuthRetry(strategy, database))
  },
})

/**
 * A strategy that asks again after the database was away.
 * @param database resolves to whether the database answers, as soon as it does
 */
export function withAuthRetry(strategy: AuthStrategy, database: () => Promise<boolean>): AuthStrategy {
  return {
    ...strategy,
    authenticate: async (args) => {
      const result = await strategy.authenticate(args)
      const saysWho = args.headers.has('Authorization') || extractJWT(args) !== null
      if (result.user || !saysWho) return result
      // It may have come back since: whoever is a stranger to a database that answers is one.
      return (await database()) ? strategy.authenticate(args) : result
    },
  }
}

/** Everybody waits for the same answer: a crowd does not hinder a database from coming back. */
function databaseOf(payload: Payload): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  const ask = async () => {
    const deadline = Date.now() + timeoutMs
    do {
      try {
        await payload.count({ collection: 'users', where: { id: { equals: 0 } } })
        return true
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      }
    } while (Date.now() < deadline)
    return false
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
}
