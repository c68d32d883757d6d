import { describe, expect, it } from '@jest/globals'
import { movedFocus, share } from './focalPoint.ts'

describe('the focal point', () => {
  it('is where the pointer is, and never outside of the picture', () => {
    expect([share(25, 100), share(-5, 100), share(140, 100), share(5, 0)]).toEqual([0.25, 0, 1, 0.5])
  })

  it('is moved by the arrows, with Shift by larger steps', () => {
    const middle = { x: 0.5, y: 0.5 }
    expect(movedFocus(middle, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 })
    expect(movedFocus(middle, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.6 })
    expect(movedFocus({ x: 0.995, y: 0.02 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0.02 })
    expect(movedFocus(middle, 'Enter', false)).toBeNull()
  })
})
