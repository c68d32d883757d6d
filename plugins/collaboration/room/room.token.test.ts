import { describe, expect, it } from '@jest/globals'
import { signRoomToken, verifyRoomToken } from './room.token.ts'

const secret = 'only for tests'
const now = 1_800_000_000_000
const claims = { guid: 'post_post_1', person: 7, schema: 'abc', generation: 'first', expires: now + 1000 }

describe('a token for a room', () => {
  it('says what was signed', () => {
    expect(verifyRoomToken(signRoomToken(claims, secret), secret, now)).toEqual(claims)
  })

  it('is worth nothing once it has expired', () => {
    expect(verifyRoomToken(signRoomToken(claims, secret), secret, claims.expires)).toBeNull()
  })

  it('is worth nothing with another secret, another content, or in pieces', () => {
    const token = signRoomToken(claims, secret)
    const [text = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...claims, person: 1 })).toString('base64url')
    const forged = [
      signRoomToken(claims, 'another secret'),
      `${other}.${signature}`,
      `${text}.`,
      text,
      '',
      'a.b.c',
      `${token}x`.slice(1),
    ]
    for (const attempt of forged) expect(verifyRoomToken(attempt, secret, now)).toBeNull()
  })
})
