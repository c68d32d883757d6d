import type { AuthStrategy, Payload, Plugin } from 'payload'
import { extractJWT } from 'payload'

// Milliseconds that a request with credentials waits for an unreachable database.
const timeoutMs = 30_000

// Milliseconds between two attempts.
const retryDelayMs = 250

/**
 * Users stay logged in while the database is unreachable. Payload treats a user whose account cannot be read as
 * anonymous and would redirect them to the login page; here their request waits until the database is back.
 */
export function authRetry(): Plugin {
  return (config) => ({
    ...config,
    onInit: async (payload) => {
      await config.onInit?.(payload)
      const database = databaseOf(payload)
      payload.authStrategies = withAuthRetry(payload.authStrategies, database)
    },
  })
}

/**
 * Returns strategies that are all tried once more where none of them knows who asks: the database may have been
 * unreachable.
 * @param database resolves to whether the database answers, as soon as it does
 */
export function withAuthRetry(strategies: readonly AuthStrategy[], database: () => Promise<boolean>): AuthStrategy[] {
  const last = strategies.at(-1)
  if (!last) return []
  const authenticate: AuthStrategy['authenticate'] = async (args) => {
    const result = await last.authenticate(args)
    const saysWho = args.headers.has('Authorization') || extractJWT(args) !== null
    if (result.user || !saysWho) return result
    // The database may be back by now: a user unknown to a database that answers is anonymous.
    if (!(await database())) return result
    for (const strategy of strategies) {
      const found = await strategy.authenticate({ ...args, strategyName: strategy.name })
      if (found.user) return found
    }
    return result
  }
  return [...strategies.slice(0, -1), { ...last, authenticate }]
}

// Returns a check of the database that all requests share: many requests do not hinder the database from coming back.
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
