import { describe, expect, it } from '@jest/globals'
import { readFlushCall, signFlushCall } from './flush.call.ts'

const secret = 'only for tests'
const now = 1_800_000_000_000

describe('the call for what the real-time server holds', () => {
  it('says what was signed', () => {
    const { body, signature } = signFlushCall({ guid: 'post_post_1' }, secret, now)
    expect(readFlushCall(body, signature, secret, now)).toEqual({ guid: 'post_post_1' })
  })

  it('is refused when it is forged, changed or old', () => {
    const { body, signature } = signFlushCall({ guid: 'post_post_1' }, secret, now)
    expect(readFlushCall(body, signature, 'another secret', now)).toBeNull()
    expect(readFlushCall(body.replace('_1', '_2'), signature, secret, now)).toBeNull()
    expect(readFlushCall(body, '', secret, now)).toBeNull()
    expect(readFlushCall(body, signature, secret, now + 61_000)).toBeNull()
  })
})
