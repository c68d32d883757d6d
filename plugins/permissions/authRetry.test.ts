import { describe, expect, it } from '@jest/globals'
import type { AuthStrategy, AuthStrategyFunctionArgs, Payload } from 'payload'
import { withAuthRetry } from './authRetry.plugin.ts'

describe('a request with credentials', () => {
  const user = { id: 1, collection: 'users' as const }
  // Returns a strategy that knows no user in its first calls, as while the database is unreachable.
  const strategyOf = (strangerTimes: number) => {
    let calls = 0
    return {
      calls: () => calls,
      strategy: {
        name: 'local-jwt',
        authenticate: () => {
          calls += 1
          return { user: calls > strangerTimes ? Object(user) : null }
        },
      } satisfies AuthStrategy,
    }
  }
  const argsOf = (headers: Record<string, string>): AuthStrategyFunctionArgs => ({
    headers: new Headers(headers),
    payload: Object({
      config: { cookiePrefix: 'payload', csrf: [], auth: { jwtOrder: ['JWT', 'cookie'] } },
    }) as Payload,
  })
  // Tries one after the other, as Payload does.
  const authenticate = async (
    strategies: AuthStrategy[],
    database: () => Promise<boolean>,
    args: AuthStrategyFunctionArgs,
  ) => {
    for (const { authenticate: attempt } of withAuthRetry(strategies, database)) {
      const result = await attempt(args)
      if (result.user) return result
    }
    return { user: null }
  }
  const loggedIn = argsOf({ cookie: 'payload-token=a.b.c' })

  it('is retried when the database is back', async () => {
    const { strategy } = strategyOf(1)
    const { user: found } = await authenticate([strategy], () => Promise.resolve(true), loggedIn)
    expect(found).toEqual(user)
  })

  it('is anonymous to a database that answers and does not know the user', async () => {
    const { strategy, calls } = strategyOf(9)
    const { user: found } = await authenticate([strategy], () => Promise.resolve(true), loggedIn)
    expect([found, calls()]).toEqual([null, 2])
  })

  it('is anonymous when the database stays unreachable', async () => {
    const { strategy } = strategyOf(9)
    const { user: found } = await authenticate([strategy], () => Promise.resolve(false), loggedIn)
    expect(found).toBeNull()
  })

  it('is the only kind that waits: anonymous requests do not', async () => {
    const { strategy } = strategyOf(1)
    const { user: found } = await authenticate([strategy], () => Promise.reject(new Error('asked')), argsOf({}))
    expect(found).toBeNull()
  })

  it('does not wait at a strategy that another one follows', async () => {
    const tokens = strategyOf(9)
    const { user: found } = await authenticate(
      [tokens.strategy, strategyOf(0).strategy],
      () => Promise.reject(new Error('asked')),
      loggedIn,
    )
    expect([found, tokens.calls()]).toEqual([user, 1])
  })

  it('is tried by all strategies when the database is back', async () => {
    const { user: found } = await authenticate(
      [strategyOf(1).strategy, strategyOf(9).strategy],
      () => Promise.resolve(true),
      loggedIn,
    )
    expect(found).toEqual(user)
  })
})
