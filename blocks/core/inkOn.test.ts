import { describe, expect, it } from '@jest/globals'
import { inkOn } from './inkOn.ts'

describe('the ink on a colour', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#0b6e4f', '#ffffff'],
    ['#9c1c1c', '#ffffff'],
    ['#f2c14e', '#111111'],
    ['#FFFFFF', '#111111'],
  ])('%s is %s', (colour, ink) => expect(inkOn(colour)).toBe(ink))

  it.each([null, '', 'red', '#fff', '#12345g', 'url(x)'])('%j has none: it is no colour', (colour) => {
    expect(inkOn(colour)).toBeNull()
  })
})
