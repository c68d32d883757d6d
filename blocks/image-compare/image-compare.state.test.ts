import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { positionAfterKey, positionUnder, startPosition } from './image-compare.state.ts'

describe('the line between two pictures', () => {
  it('starts in the middle (docs/spec/reader-site.md#image-comparison)', () => {
    expect(startPosition).toBe(0.5)
  })

  it.each([
    [0.5, 'ArrowRight', false, 0.51],
    [0.5, 'ArrowUp', false, 0.51],
    [0.5, 'ArrowLeft', false, 0.49],
    [0.5, 'ArrowDown', false, 0.49],
    [0.5, 'ArrowRight', true, 0.6],
    [0.5, 'ArrowLeft', true, 0.4],
    [0.97, 'ArrowRight', true, 1],
    [0.005, 'ArrowLeft', false, 0],
    [0.3, 'Home', false, 0],
    [0.3, 'End', false, 1],
    [0.3, 'Tab', false, null],
    [0.3, 'a', true, null],
  ])(
    'at %d, %s (with Shift: %s) moves it to %j (docs/spec/reader-site.md#image-comparison)',
    (position, key, isShift, expected) => {
      expect(positionAfterKey(position, key, isShift)).toBe(expected)
    },
  )

  it('does not drift: a hundred steps there and a hundred back end where they began', () => {
    let position = 0
    for (let count = 0; count < 100; count += 1)
      position = positionAfterKey(position, 'ArrowRight', false) ?? Number.NaN
    expect(position).toBe(1)
    for (let count = 0; count < 50; count += 1) position = positionAfterKey(position, 'ArrowLeft', false) ?? Number.NaN
    expect(position).toBe(0.5)
  })

  it.each([
    [300, 0.5],
    [100, 0],
    [500, 1],
    [20, 0],
    [900, 1],
  ])('follows a finger at %i px to %d', (clientX, expected) => {
    expect(positionUnder(clientX, { left: 100, width: 400 })).toBe(expected)
  })

  it('never leaves the pictures, however wide they are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (clientX, left, width) => {
        const position = positionUnder(clientX, { left, width })
        expect(position).toBeGreaterThanOrEqual(0)
        expect(position).toBeLessThanOrEqual(1)
      }),
    )
  })
})
