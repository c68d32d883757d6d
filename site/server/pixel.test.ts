import { describe, expect, it } from '@jest/globals'
import { pixelPost } from './pixel.ts'

describe('the pixel of a republished story', () => {
  it('names its post', () => {
    expect(pixelPost('/pixel/12.gif')).toBe(12)
  })

  it.each(['/pixel/0.gif', '/pixel/9999999999.gif', '/pixel/twelve.gif', '/pixel/12.png', '/pixel/12.gif/x'])(
    'is not at %s',
    (path) => {
      expect(pixelPost(path)).toBeNull()
    },
  )
})
