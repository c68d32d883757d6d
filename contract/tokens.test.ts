import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readToken, signToken } from './tokens.ts'

const secret = 'only for tests'
const now = new Date('2026-03-12T07:00:00Z')
const later = new Date('2026-03-12T07:01:00Z')
const schema = z.object({ key: z.string() })
const claims = { key: 'a1' }

const read = (token: string, change: { purpose?: string; secret?: string; now?: Date } = {}) =>
  readToken(change.purpose ?? 'upload', schema, token, { secret, now, ...change })

describe('a token', () => {
  it('holds the claims that were signed, until it expires', async () => {
    const token = await signToken('upload', claims, secret, later)
    expect(await read(token)).toEqual(claims)
    expect(await read(token, { now: later })).toBeNull()
  })

  it('stays valid without an expiry', async () => {
    const token = await signToken('upload', claims, secret, null)
    expect(await read(token, { now: new Date('2036-01-01') })).toEqual(claims)
  })

  it('is refused with another secret and for another purpose', async () => {
    const token = await signToken('upload', claims, secret, later)
    expect(await read(token, { secret: 'another secret' })).toBeNull()
    expect(await read(token, { purpose: 'room' })).toBeNull()
  })

  it('is refused when its claims were changed, its signature was removed, or it was cut', async () => {
    const token = await signToken('upload', claims, secret, later)
    const [header = '', , signature = ''] = token.split('.')
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const forged = [
      `${header}.${encoded({ key: 'a2', aud: 'upload' })}.${signature}`,
      `${encoded({ alg: 'none' })}.${encoded({ ...claims, aud: 'upload' })}.`,
      token.slice(1),
      token.slice(0, -2),
      header,
      'a.b.c',
      '',
    ]
    for (const attempt of forged) expect(await read(attempt)).toBeNull()
  })

  it('is refused when its claims do not match the schema', async () => {
    expect(await read(await signToken('upload', { key: 1 }, secret, later))).toBeNull()
  })
})
