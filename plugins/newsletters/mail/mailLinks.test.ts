import { describe, expect, it } from '@jest/globals'
import { mailAddress, withLinks, writtenAddress } from './mailLinks.ts'

const siteUrl = 'https://ledger.test'

describe('a link in a mail', () => {
  it.each([
    ['https://ledger.test/2026/01/02/ferry', 'https://ledger.test/2026/01/02/ferry?utm_medium=newsletter'],
    ['https://ledger.test/a?b=1#c', 'https://ledger.test/a?b=1&utm_medium=newsletter#c'],
    ['https://ledger.test/a?utm_medium=partner', 'https://ledger.test/a?utm_medium=partner'],
    ['https://other.test/a', 'https://other.test/a'],
    ['https://[', 'https://['],
  ])('%s leads to %s', (href, address) => {
    expect(mailAddress(href, siteUrl)).toBe(address)
    expect(writtenAddress(address)).toBe(href)
  })

  it('is changed where it leads to a page, with its ampersands escaped', () => {
    const html = '<a class="x" href="https://ledger.test/a?b=1&amp;c=2">A</a><a href="%%UNSUBSCRIBE_URL%%">U</a>'
    expect(withLinks(html, (href) => `${href}&d=3`)).toBe(
      '<a class="x" href="https://ledger.test/a?b=1&amp;c=2&amp;d=3">A</a><a href="%%UNSUBSCRIBE_URL%%">U</a>',
    )
  })
})
