import { describe, expect, it } from '@jest/globals'
import { gatherHits, hitsCall } from './addressHits.ts'

const now = Date.parse('2026-01-02T12:00:00Z')
const hit = (path: string, hits: number, lastHit: number) => ({ path, hits, lastHit })

describe('hits that the reader site tells', () => {
  it('are counted by the one spelling of an address', () => {
    const hits = [hit('/Old', 2, now - 10), hit('/old/', 3, now - 5), hit('/other', 1, now + 9e9)]
    expect(gatherHits({ hits }, now)).toEqual([hit('/old', 5, now - 5), hit('/other', 1, now)])
  })

  it.each([
    ['no hits', {}],
    ['less than one', { hits: [hit('/a', 0, now)] }],
    ['a path of any length', { hits: [hit(`/${'a'.repeat(5000)}`, 1, now)] }],
  ])('are refused with %s', (_what, call) => {
    expect(hitsCall.safeParse(call).success).toBe(false)
  })
})
