import { describe, expect, it } from '@jest/globals'
import { agreedCategories, consentCookie, mayLoad } from './consent.ts'

const answered = (...categories: string[]) =>
  `a=1; ${consentCookie}=${encodeURIComponent(JSON.stringify({ categories, revision: 0 }))}`

describe('consent', () => {
  it.each([
    ['', null],
    [`${consentCookie}=%7Bhalf`, null],
    [`${consentCookie}=%E0%A4%A`, null],
    [`${consentCookie}=7`, null],
    [answered('necessary'), []],
    [answered('necessary', 'ads', 'made-up'), ['ads']],
    [answered('necessary', 'content', 'ads'), ['content', 'ads']],
  ])('of the cookies %j is %j', (cookies, agreed) => {
    expect(agreedCategories(cookies)).toEqual(agreed)
  })

  it.each([
    ['ads', '', false, false, true],
    ['ads', '', true, false, false],
    ['content', '', true, false, true],
    ['analytics', '', false, false, true],
    ['analytics', '', true, false, false],
    ['analytics', answered('necessary', 'content'), false, true, false],
    ['analytics', answered('necessary', 'analytics'), false, true, true],
    ['analytics', answered('necessary', 'analytics'), true, true, false],
    ['ads', '', false, true, false],
    ['content', '', false, true, false],
    ['ads', answered('necessary', 'ads'), false, true, true],
    ['content', answered('necessary', 'ads'), false, true, false],
    // The control outweighs an answer.
    ['ads', answered('necessary', 'ads'), true, true, false],
    ['content', answered('necessary', 'content'), true, true, true],
  ] as const)(
    'to %s with the cookies %j, control %s, asking %s: %s',
    (category, cookies, isControlOn, asksConsent, may) => {
      expect(mayLoad(category, { cookies, isControlOn, asksConsent })).toBe(may)
    },
  )
})
