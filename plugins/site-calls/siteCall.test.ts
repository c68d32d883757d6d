import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readSiteCall } from './siteCall.ts'

const now = Date.parse('2026-01-02T12:00:00Z')
const schema = z.object({ word: z.string() })

const read = (body: string, { secret = 'shared', signed = true } = {}) => {
  const signature = signed ? createHmac('sha256', secret).update(body).digest('hex') : null
  return readSiteCall(schema, { body, signature, secret: 'shared', now })
}

describe('a call of the reader site', () => {
  it('is read when it was signed, and lately', () => {
    expect(read(JSON.stringify({ word: 'boat', sentAt: now - 1000 }))).toEqual({ ok: true, value: { word: 'boat' } })
  })

  it.each([
    ['another secret', 401, () => read('{}', { secret: 'other' })],
    ['no signature', 401, () => read('{}', { signed: false })],
    ['a call that is too old', 401, () => read(JSON.stringify({ word: 'boat', sentAt: now - 400_000 }))],
    ['no JSON', 400, () => read('{')],
    ['no time', 400, () => read(JSON.stringify({ word: 'boat' }))],
    ['something else than is asked', 400, () => read(JSON.stringify({ sentAt: now }))],
  ])('is refused with %s', (_what, status, call) => {
    expect(call()).toMatchObject({ ok: false, status })
  })
})
