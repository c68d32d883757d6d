import { describe, expect, it } from '@jest/globals'
import { boxBeyond } from './slotGeometry.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

// A lead beside two small ones, and a row of three below.
const boxes = [
  box(0, 0, 600, 400),
  box(620, 0, 900, 190),
  box(620, 210, 900, 400),
  box(0, 420, 290, 600),
  box(310, 420, 590, 600),
  box(620, 420, 900, 600),
]

describe('the slot above or below another one', () => {
  it('is the nearest one in the same column', () => {
    expect(boxBeyond(boxes, 1, 'down')).toBe(2)
    expect(boxBeyond(boxes, 2, 'down')).toBe(5)
    expect(boxBeyond(boxes, 5, 'up')).toBe(2)
    expect(boxBeyond(boxes, 3, 'up')).toBe(0)
  })

  it('is none at the edge of the page', () => {
    expect(boxBeyond(boxes, 0, 'up')).toBeNull()
    expect(boxBeyond(boxes, 4, 'down')).toBeNull()
    expect(boxBeyond(boxes, 9, 'down')).toBeNull()
  })
})
