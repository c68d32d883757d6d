import { describe, expect, it } from '@jest/globals'
import { accentColours } from './accentColours.ts'

describe('the accent colours', () => {
  it.each(['#9b1c1c', '#abc', 'rebeccapurple', 'rgb(10 20 30 / 50%)', 'oklch(60% 0.2 25deg)'])('may be %s', (light) => {
    expect(accentColours({ light, dark: light })).toEqual({ light, dark: light })
  })

  it.each(['', 'red; background: url(//evil)', 'url(x)', 'var(--x)', '#12', '</style>'])(
    'fall back for %j',
    (light) => {
      expect(accentColours({ light, dark: '#fff' })).toEqual({ light: '#9b1c1c', dark: '#fff' })
    },
  )
})
