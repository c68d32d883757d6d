import { describe, expect, it } from '@jest/globals'
import { validateLink, validateWebAddress } from './webAddress.ts'

describe('a web address', () => {
  it.each([null, undefined, '', 'https://elsewhere.test/a?b=c', 'http://localhost:3000/'])('may be %j', (value) => {
    expect(validateWebAddress(value)).toBe(true)
  })

  it.each(['elsewhere.test', '/about', 'javascript:alert(1)', 'ftp://elsewhere.test', 'https://'])(
    'is not %j',
    (value) => {
      expect(validateWebAddress(value)).toBe('Enter a full address that begins with https:// or http://.')
    },
  )
})

describe('a link', () => {
  it.each(['/about', '/', '/a?b=c#d', 'https://elsewhere.test/'])('may lead to %j', (value) => {
    expect(validateLink(value)).toBe(true)
  })

  it.each(['about', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)', 'data:text/html,x'])(
    'does not lead to %j',
    (value) => {
      expect(validateLink(value)).not.toBe(true)
    },
  )
})
