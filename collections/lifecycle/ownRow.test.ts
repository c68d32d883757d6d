import { describe, expect, it } from '@jest/globals'
import { isLive } from './ownRow.ts'

describe('what readers see', () => {
  it('is published and not in the trash', () => {
    expect(isLive({ _status: 'published', deletedAt: null })).toBe(true)
    expect(isLive({ _status: 'published', deletedAt: '2026-01-01' })).toBe(false)
    expect(isLive({ _status: 'draft' })).toBe(false)
    expect(isLive(null)).toBe(false)
  })
})
