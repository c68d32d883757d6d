import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readSignedCall, signatureHeader, signatureOf, signedCall } from './signedCalls.ts'

const now = Date.parse('2026-01-02T12:00:00Z')
const schema = z.object({ word: z.string() })
const path = '/api/words'

const read = (body: string, { from = path, secret = 'shared', at = now } = {}) =>
  readSignedCall(path, schema, { body, signature: signatureOf(from, body, secret), secret: 'shared', now: at })

describe('a signed call', () => {
  it('is read by a receiver with the same secret', () => {
    const { body, headers } = signedCall(path, { word: 'boat' }, 'shared', now)
    const signature = headers[signatureHeader]
    expect(readSignedCall(path, schema, { body, signature, secret: 'shared', now })).toEqual({
      ok: true,
      value: { word: 'boat' },
    })
  })

  const body = JSON.stringify({ word: 'boat', sentAt: now })

  it.each([
    ['another secret', 401, () => read(body, { secret: 'other' })],
    ['the path of another call', 401, () => read(body, { from: '/api/others' })],
    ['a changed body', 401, () => readSignedCall(path, schema, changed)],
    ['no signature', 401, () => readSignedCall(path, schema, { body, signature: null, secret: 'shared', now })],
    ['a time more than five minutes ago', 401, () => read(body, { at: now + 301_000 })],
    ['a time more than five minutes ahead', 401, () => read(body, { at: now - 301_000 })],
    ['a body that is not JSON', 400, () => read('{')],
    ['no time', 400, () => read(JSON.stringify({ word: 'boat' }))],
    ['content that does not match the schema', 400, () => read(JSON.stringify({ sentAt: now }))],
  ])('is refused for %s', (_what, status, call) => {
    expect(call()).toMatchObject({ ok: false, status })
  })

  const changed = { body: `${body} `, signature: signatureOf(path, body, 'shared'), secret: 'shared', now }
})
