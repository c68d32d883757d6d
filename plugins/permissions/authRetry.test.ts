import { describe, expect, it } from '@jest/globals'
import type { AuthStrategy, AuthStrategyFunctionArgs, Payload } from 'payload'
import { withAuthRetry } from './authRetry.plugin.ts'

describe('a request with credentials', () => {
  const user = { id: 1, collection: 'users' as const }
  // Returns a strategy that knows no user in its first calls, as while the database is unreachable.
  const strategyOf = (strangerTimes: number) => {
    let asked = 0
    return {
      asked: () => asked,
      strategy: {
        name: 'local-jwt',
        authenticate: () => {
          asked += 1
          return { user: asked > strangerTimes ? Object(user) : null }
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
  const loggedIn = argsOf({ cookie: 'payload-token=a.b.c' })

  it('is retried when the database is back', async () => {
    const { strategy } = strategyOf(1)
    const { user: found } = await withAuthRetry(strategy, () => Promise.resolve(true)).authenticate(loggedIn)
    expect(found).toEqual(user)
  })

  it('is anonymous to a database that answers and does not know the user', async () => {
    const { strategy, asked } = strategyOf(9)
    const { user: found } = await withAuthRetry(strategy, () => Promise.resolve(true)).authenticate(loggedIn)
    expect([found, asked()]).toEqual([null, 2])
  })

  it('is anonymous when the database stays unreachable', async () => {
    const { strategy } = strategyOf(9)
    const { user: found } = await withAuthRetry(strategy, () => Promise.resolve(false)).authenticate(loggedIn)
    expect(found).toBeNull()
  })

  it('is the only kind that waits: anonymous requests do not', async () => {
    const { strategy } = strategyOf(1)
    const { user: found } = await withAuthRetry(strategy, () => Promise.reject(new Error('asked'))).authenticate(
      argsOf({}),
    )
    expect(found).toBeNull()
  })
})
