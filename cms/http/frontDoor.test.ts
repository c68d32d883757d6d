import { describe, expect, it } from '@jest/globals'
import { isOfForeignSite } from './frontDoor.ts'

const own = ['https://cms.ledger.test']

describe('a request of a page of another site', () => {
  it.each<[string, string | null, boolean]>([
    ['POST', 'https://elsewhere.test', true],
    ['DELETE', 'https://cms.ledger.test.elsewhere.test', true],
    ['PATCH', 'null', true],
    ['POST', 'https://cms.ledger.test', false],
    ['POST', null, false],
    ['GET', 'https://elsewhere.test', false],
    ['OPTIONS', 'https://elsewhere.test', false],
  ])('%s from %s: %s', (method, origin, expected) => {
    const headers = new Headers(origin === null ? {} : { Origin: origin })
    expect(isOfForeignSite({ method, headers }, own)).toBe(expected)
  })
})
