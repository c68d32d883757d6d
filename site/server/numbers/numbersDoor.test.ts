import { type IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { consentCookie } from '#contract/consent.ts'
import { createNumbersDoor } from './numbersDoor.ts'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const request = (headers: IncomingHttpHeaders): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), { headers: { 'user-agent': userAgent, ...headers } })
const agreed = (...categories: string[]) => ({
  cookie: `${consentCookie}=${encodeURIComponent(JSON.stringify({ categories }))}`,
})
const beacon = (asksConsent: boolean): string =>
  JSON.stringify({
    page: { path: '/ferry', kind: 'article', post: 12 },
    referrer: '',
    medium: '',
    asksConsent,
    events: [{ name: 'view', props: {} }],
  })

// Returns the site's door for events, with what it keeps and what it shares.
function door() {
  const kept: string[] = []
  const shared: string[] = []
  const numbers = createNumbersDoor({
    journal: { append: async (sums) => kept.push(...sums.map(({ name }) => name)) > 0 },
    siteHosts: new Set(['paper.example']),
    proxies: 0,
    analytics: { add: ({ events }) => void shared.push(...events.map(({ name }) => name)) },
    now: () => 0,
  })
  return { numbers, kept, shared }
}

describe('the report to a service of web analytics', () => {
  it.each([
    [false, {}, ['view']],
    [false, { 'sec-gpc': '1' }, []],
    [true, {}, []],
    [true, agreed('necessary', 'content'), []],
    [true, agreed('necessary', 'analytics'), ['view']],
    [true, { ...agreed('necessary', 'analytics'), 'sec-gpc': '1' }, []],
  ])(
    'where the publication asks is %s, of a beacon with the headers %j: %j',
    async (asksConsent, headers, expected) => {
      const { numbers, kept, shared } = door()
      expect(await numbers.takeBeacon(request(headers), beacon(asksConsent))).toBe(true)
      expect(kept).toContain('view')
      expect(shared).toEqual(expected)
    },
  )

  it.each([
    [{}, []],
    [agreed('necessary', 'content'), []],
    [agreed('necessary', 'analytics'), ['search']],
  ])('of a search with the headers %j: %j', async (headers, expected) => {
    const { numbers, kept, shared } = door()
    await numbers.countSearch(request(headers))
    expect(kept).toContain('search')
    expect(shared).toEqual(expected)
  })
})
