import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

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
