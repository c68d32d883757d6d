import { describe, expect, it } from '@jest/globals'
import { countText, shareText } from './desk.words.ts'

describe('numbers of a desk', () => {
  it('are shares of a whole, which is 0% and 100% only where that is exact', () => {
    expect([shareText(1, 3), shareText(0, 3), shareText(0, 0), shareText(3, 3)]).toEqual(['33%', '0%', '—', '100%'])
    expect([shareText(1, 401), shareText(400, 401)]).toEqual(['<1%', '>99%'])
  })

  it('are counts with their noun', () => {
    expect([countText(1, 'question'), countText(1200, 'question')]).toEqual(['1 question', '1,200 questions'])
  })
})
