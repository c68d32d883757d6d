import { randomBytes } from 'node:crypto'
import { describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { startBackOfficeBeside } from './backOfficeBeside.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

// Other back offices start beside the shared one.
jest.setTimeout(300_000)

const { cmsUrl } = sharedNewsroom()
const me = z.object({ user: z.object({ id: z.number() }).nullable() })

describe('one account on many devices', () => {
  it('stays logged in on each when they log in at once, and on the others when some leave', async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => signInByRest(cmsUrl, 'contributor')))
    const staying = devices.slice(3)
    const users = async () =>
      Promise.all(devices.map(async ({ call }) => me.parse((await call('GET', '/users/me')).body).user?.id ?? null))
    expect(await users()).toEqual(devices.map(({ userId }) => userId))
    const left = await Promise.all(devices.slice(0, 3).map(({ call }) => call('POST', '/users/logout', {})))
    expect(left.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await users()).toEqual([null, null, null, ...staying.map(({ userId }) => userId)])
    await Promise.all(staying.map(({ call }) => call('POST', '/users/logout', {})))
  })
})

describe('a new secret of the back office', () => {
  it('keeps who is logged in by the one before, and signs with itself; without that one they log in again', async () => {
    const newsroom = sharedNewsroom()
    const { call } = await signInByRest(cmsUrl, 'contributor')
    const known = { PAYLOAD_SECRET: randomBytes(32).toString('hex') }
    const accepting = { ...known, PAYLOAD_SECRET_BEFORE: newsroom.environment.PAYLOAD_SECRET ?? '' }
    const old = tokenOf((await call('POST', '/users/refresh-token')).body)
    const whoIs = async (url: string, token: string) => {
      const answer = await fetch(`${url}/api/users/me`, { headers: { Authorization: `JWT ${token}` } })
      return me.parse(await answer.json()).user?.id ?? null
    }
    const after = await startBackOfficeBeside(newsroom, accepting)
    try {
      const person = await whoIs(cmsUrl, old)
      expect(person).not.toBeNull()
      expect(await whoIs(after.url, old)).toBe(person)
      const headers = { Authorization: `JWT ${old}` }
      const renewed = await fetch(`${after.url}/api/users/refresh-token`, { method: 'POST', headers })
      const token = tokenOf(await renewed.json())
      expect([await whoIs(after.url, token), await whoIs(cmsUrl, token)]).toEqual([person, null])
    } finally {
      await after.stop()
    }
    const without = await startBackOfficeBeside(newsroom, known)
    try {
      expect(await whoIs(without.url, old)).toBeNull()
    } finally {
      await without.stop()
    }
  })
})

const tokenOf = (body: unknown): string => z.object({ refreshedToken: z.string() }).parse(body).refreshedToken
