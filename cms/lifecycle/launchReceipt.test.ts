import { describe, expect, it } from '@jest/globals'
import { receiptLine } from './launchReceipt.ts'

describe('the receipt of a launch', () => {
  it('says after how long readers had it, or what is in the way', () => {
    expect(receiptLine({ isVisible: true, after: 312 })).toBe('On the front page after 0.3 s.')
    expect(receiptLine({ isVisible: true, after: 2049 })).toBe('On the front page after 2.0 s.')
    expect(receiptLine({ isVisible: false, reason: 'the reader site answers 503' })).toBe(
      'Not on the front page yet: the reader site answers 503.',
    )
  })
})
