import { describe, expect, it } from '@jest/globals'
import { readRedirectCsv } from './redirectCsv.ts'

const redirect = (more: object) => ({
  address: '/old',
  answer: '301',
  target: '',
  authority: '',
  'authority address': '',
  note: '',
  ...more,
})

describe('a table of redirects', () => {
  it.each([
    ['address,answer,target\n/old,307,/new', [redirect({ answer: '307', target: '/new' })]],
    ['\ufeffTarget;Address\r\n/new;/old\r\n', [redirect({ target: '/new' })]],
    ['address\ttarget\n/old\t/new\n\n', [redirect({ target: '/new' })]],
    ['address,answer\n/old,410 Gone', [redirect({ answer: '410' })]],
    [
      'address,answer,authority,note\n/old,451,"Court, 2nd",\'=1+1',
      [redirect({ answer: '451', authority: 'Court, 2nd', note: '=1+1' })],
    ],
    ['address,target,hits,last hit\n/old,/new,12,2026-01-01', [redirect({ target: '/new' })]],
    ['', []],
  ])('%j is read', (csv, redirects) => {
    expect(readRedirectCsv(csv)).toEqual(redirects.map((one, index) => ({ number: index + 2, redirect: one })))
  })

  it('says which line is wrong and why, and reads the others', () => {
    expect(readRedirectCsv('address,answer,target\n,301,/x\n/a,200,/x\n/b,301,/x')).toMatchObject([
      { number: 2, message: 'The address is missing.' },
      { number: 3, address: '/a', message: 'The answer must be 301, 307, 410 or 451.' },
      { number: 4, redirect: { address: '/b' } },
    ])
  })

  it.each(['from,to\n/a,/b', 'address,target\n"/a,/b'])('that is none is refused: %j', (csv) => {
    expect(() => readRedirectCsv(csv)).toThrow(RangeError)
  })
})
