import { describe, expect, it } from '@jest/globals'
import { readLinkAddress } from '#contract/newsletterCounts.schema.ts'
import { countedMail } from './countedMail.ts'

const secret = 'shared'
const options = { send: 7, siteUrl: 'https://ledger.test', secret }
const html =
  '<html><body><a class="x" href="https://ledger.test/a?b=1&amp;c=2">A</a><a href="https://other.test/">B</a><a href="https://other.test/">C</a><a href="%%UNSUBSCRIBE_URL%%">U</a><a href="mailto:tips@ledger.test">M</a></body></html>'

const addressesIn = (mail: string) =>
  [...mail.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
const read = (address: string) => readLinkAddress(Object.fromEntries(new URL(address).searchParams), secret)

describe('the mail of an issue', () => {
  it('is as it was where nothing is counted', () => {
    expect(countedMail(html, { ...options, isCounting: { clicks: false, opens: false } })).toEqual({ html, links: [] })
  })

  it('has links by way of the site, the same in each mail, and none of them the reader’s own', () => {
    const mail = countedMail(html, { ...options, isCounting: { clicks: true, opens: false } })
    expect(mail.links).toEqual(['https://ledger.test/a?b=1&c=2', 'https://other.test/'])
    const [first = '', second, third, ...others] = addressesIn(mail.html)
    expect(read(first)).toEqual({ send: 7, link: 0, href: 'https://ledger.test/a?b=1&c=2' })
    expect(second).toBe(third)
    expect(others).toEqual(['%%UNSUBSCRIBE_URL%%', 'mailto:tips@ledger.test'])
    expect(mail.html).not.toContain('<img')
  })

  it('leads nowhere else than the newsroom wrote', () => {
    const mail = countedMail(html, { ...options, isCounting: { clicks: true, opens: false } })
    const [first = ''] = addressesIn(mail.html)
    expect(read(first.replace('ledger.test%2Fa', 'evil.test%2Fa'))).toBeNull()
    expect(read(first.replace('at=7-0', 'at=8-0'))).toBeNull()
    expect(read('https://ledger.test/api/newsletters/link?at=7-0&to=https://evil.test&by=')).toBeNull()
  })

  it('has a picture at its end where openings are counted', () => {
    const mail = countedMail(html, { ...options, isCounting: { clicks: false, opens: true } })
    expect(mail.html).toMatch(/<img src="https:\/\/ledger\.test\/api\/newsletters\/open\?at=7"[^>]*><\/body>/)
  })
})
