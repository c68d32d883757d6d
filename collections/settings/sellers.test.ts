import { describe, expect, it } from '@jest/globals'
import { faultOfSellers } from './sellers.ts'

describe('a list of authorised sellers', () => {
  it.each([
    ['nothing', ''],
    ['comments and empty lines', '# Who may sell\n\n   \n# us'],
    [
      'records with and without an authority',
      'google.com, pub-123, DIRECT, f08c47fec0942fa0\nads.example.org,42,reseller',
    ],
    [
      'comments and extensions behind a record',
      'google.com, pub-1, DIRECT # ours\nexample.com, 2, RESELLER; key=value',
    ],
    [
      'variables',
      'CONTACT=ads@paper.test\nOWNERDOMAIN=paper.test\nMANAGERDOMAIN = sales.example.com, US\nsubdomain=news.paper.test',
    ],
    ['the record of a paper that sells nothing', 'placeholder.example.com, placeholder, DIRECT, placeholder'],
  ])('may have %s', (_, text) => {
    expect(faultOfSellers(text, 'ads.txt')).toBeNull()
  })

  it.each([
    ['google, pub-1, DIRECT', 'Line 1: "google" is no domain of an advertising system, such as google.com.'],
    ['# one\ngoogle.com', 'Line 2: The second part is missing: your account there.'],
    ['google.com, pub-1', 'Line 1: The third part is DIRECT or RESELLER.'],
    ['google.com, pub 1, DIRECT', 'Line 1: "pub 1" is no account: it has a space.'],
    [
      'google.com, pub-1, DIRECT, f0-8',
      'Line 1: "f0-8" is no certification authority: it has letters and digits only.',
    ],
    ['google.com, pub-1, DIRECT, f08, more', 'Line 1: There are more than four parts. A comment begins with #.'],
    ['OWNERDOMAIN=', 'Line 1: OWNERDOMAIN has no value.'],
    ['OWNERDOMAIN=paper', 'Line 1: "paper" is no domain, such as example.com.'],
    ['OWNERDOMAIN=a.test\nOWNERDOMAIN=b.test', 'Line 2: OWNERDOMAIN may stand once.'],
    ['MANAGERDOMAIN=a.test, USA', 'Line 1: "USA" is no country of two letters, such as US.'],
    [
      '<script>alert(1)</script>',
      'Line 1: "<script>alert(1)</script>" is no domain of an advertising system, such as google.com.',
    ],
    [
      'OWNER=a.test',
      'Line 1: OWNER is none of CONTACT, INVENTORYPARTNERDOMAIN, OWNERDOMAIN, MANAGERDOMAIN, SUBDOMAIN.',
    ],
  ])('says what is wrong in %j', (text, fault) => {
    expect(faultOfSellers(text, 'ads.txt')).toBe(fault)
  })

  it('of apps has no subdomains', () => {
    expect(faultOfSellers('SUBDOMAIN=a.test', 'app-ads.txt')).toContain('SUBDOMAIN is none of')
  })

  it('is read in a time that grows with its length alone', () => {
    expect(faultOfSellers('a.'.repeat(99_999), 'ads.txt')).toContain('is no domain')
    expect(faultOfSellers('a'.repeat(200_001), 'ads.txt')).toBe('A list has at most 200,000 letters.')
  })
})
