import { describe, expect, it } from '@jest/globals'
import { calledAddresses, pagePolicy } from './pagePolicy.ts'

const addresses = { REALTIME_URL: 'wss://live.ledger.test/', SITE_URL: 'https://ledger.test' }

describe('the policy of a screen', () => {
  it('runs no script of the page but its own, and no text as a script', () => {
    const policy = pagePolicy({
      nonce: 'abc',
      called: calledAddresses(addresses),
      siteUrl: addresses.SITE_URL,
      isDevelopment: false,
    })
    const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? []
    expect(scripts).toBe("'nonce-abc' 'strict-dynamic'")
    expect(policy).toContain("frame-ancestors 'none'; object-src 'none'; base-uri 'self'; form-action 'self'")
    expect(policy).toContain("connect-src 'self' data: blob: wss://live.ledger.test https://ledger.test;")
  })

  it('calls the store of files where there is one', () => {
    expect(calledAddresses({ ...addresses, S3_BUCKET: 'files' })).toContain('https://*.amazonaws.com')
    const own = { S3_BUCKET: 'files', S3_ENDPOINT: 'https://store.test:9000/s3' }
    expect(calledAddresses({ ...addresses, ...own })).toContain('https://store.test:9000')
  })
})
