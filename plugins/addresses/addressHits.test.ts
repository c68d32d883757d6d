import { describe, expect, it } from '@jest/globals'
import { signPurge } from '#site/server/purgeCall.ts'
import { readHitsCall } from './addressHits.ts'

const now = Date.parse('2026-01-02T12:00:00Z')
const read = (body: string, { secret = 'shared', at = now } = {}) =>
  readHitsCall(body, signPurge(body, secret), 'shared', at)

const hit = (path: string, hits: number, lastHit: number) => ({ path, hits, lastHit })

describe('hits that the reader site tells', () => {
  it('are counted by the one spelling of an address', () => {
    const hits = [hit('/Old', 2, now - 10), hit('/old/', 3, now - 5), hit('/other', 1, now + 9e9)]
    expect(read(JSON.stringify({ hits, sentAt: now }))).toEqual({
      hits: [hit('/old', 5, now - 5), hit('/other', 1, now)],
    })
  })

  it.each([
    ['another secret', 401, () => read('{}', { secret: 'other' })],
    ['no signature', 401, () => readHitsCall('{}', null, 'shared', now)],
    ['an old call', 401, () => read(JSON.stringify({ hits: [], sentAt: now - 400_000 }))],
    ['no JSON', 400, () => read('{')],
    ['no hits', 400, () => read(JSON.stringify({ sentAt: now }))],
    ['less than one', 400, () => read(JSON.stringify({ hits: [hit('/a', 0, now)], sentAt: now }))],
  ])('are refused with %s', (_what, status, call) => {
    expect(call()).toMatchObject({ status })
  })
})
