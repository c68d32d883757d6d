import { describe, expect, it } from '@jest/globals'
import { largest, panBy, whole, zoomAt } from './galleryZoom.ts'

const size = { width: 1000, height: 600 }
const middle = { x: 0, y: 0 }

describe('a photo that is enlarged', () => {
  it('keeps what is at the point', () => {
    expect(zoomAt(whole, 2, { x: 100, y: -50 }, size)).toEqual({ scale: 2, x: -100, y: 50 })
    const back = zoomAt(zoomAt(whole, 3, { x: 100, y: -50 }, size), 1 / 3, { x: 100, y: -50 }, size)
    expect(back.scale).toBeCloseTo(1)
    expect([back.x, back.y].map(Math.abs)).toEqual([0, 0])
  })

  it('is never smaller than whole nor larger than four times that', () => {
    expect(zoomAt(whole, 0.2, middle, size)).toEqual(whole)
    expect(zoomAt(whole, 100, middle, size).scale).toBe(largest)
  })

  it('is moved as far as its edges', () => {
    const zoom = zoomAt(whole, 2, middle, size)
    expect(panBy(zoom, { x: 40, y: -30 }, size)).toEqual({ scale: 2, x: 40, y: -30 })
    expect(panBy(zoom, { x: 9000, y: -9000 }, size)).toEqual({ scale: 2, x: 500, y: -300 })
    expect(panBy(whole, { x: 40, y: 40 }, size)).toEqual(whole)
  })
})
