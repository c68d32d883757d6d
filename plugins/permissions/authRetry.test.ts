import { describe, expect, it } from '@jest/globals'
import type { AuthStrategy, AuthStrategyFunctionArgs, Payload } from 'payload'
import { withAuthRetry } from './authRetry.plugin.ts'

describe('whoever says who they are', () => {
  const user = { id: 1, collection: 'users' as const }
  /** Knows nobody at the first times, as while the database is away. */
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

  it('is asked for again when the database is back', async () => {
    const { strategy } = strategyOf(1)
    const { user: found } = await withAuthRetry(strategy, () => Promise.resolve(true)).authenticate(loggedIn)
    expect(found).toEqual(user)
  })

  it('is a stranger to a database that answers and does not know them', async () => {
    const { strategy, asked } = strategyOf(9)
    const { user: found } = await withAuthRetry(strategy, () => Promise.resolve(true)).authenticate(loggedIn)
    expect([found, asked()]).toEqual([null, 2])
  })

  it('is a stranger when the database stays away', async () => {
    const { strategy } = strategyOf(9)
    const { user: found } = await withAuthRetry(strategy, () => Promise.resolve(false)).authenticate(loggedIn)
    expect(found).toBeNull()
  })

  it('waits only when they say it: readers wait for nothing', async () => {
    const { strategy } = strategyOf(1)
    const { user: found } = await withAuthRetry(strategy, () => Promise.reject(new Error('asked'))).authenticate(
      argsOf({}),
    )
    expect(found).toBeNull()
  })
})
