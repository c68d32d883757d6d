import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { type DnsServer, startDnsServer } from '#tests/integration/dnsServer.ts'
import { type Mailbox, startMailbox } from '#tests/integration/mailbox.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { options, publisher, withSendingNewsroom, writer } from '../sending/sendingNewsroom.fixtures.ts'
import { dkimRecord } from './dkimRecord.ts'
import type { Finding, SenderFacts } from './sender.types.ts'
import { checkSender } from './senderCheck.service.ts'

withSendingNewsroom(rpcEndpoints)

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const key = dkimRecord('ledger.test', 'boat', privateKey)

const complete = () => ({
  'TXT ledger.test': ['unrelated', 'v=spf1 include:mail.ledger.test ~all'],
  'TXT mail.ledger.test': ['v=spf1 ip4:192.0.2.7 -all'],
  [`TXT ${key.name}`]: [key.value],
  'TXT _dmarc.ledger.test': ['v=DMARC1; p=none'],
  'A smtp.ledger.test': ['192.0.2.7'],
  'PTR 7.2.0.192.in-addr.arpa': ['smtp.ledger.test'],
})

let dns: DnsServer
let mailbox: Mailbox
let facts: SenderFacts

beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox?.stop())
beforeEach(async () => {
  dns = await startDnsServer(complete())
  facts = {
    from: 'desk@ledger.test',
    envelopeDomain: 'ledger.test',
    smtp: { url: mailbox.url, host: 'smtp.ledger.test' },
    dkim: { domain: 'ledger.test', selector: 'boat', privateKey },
  }
})
afterEach(() => dns.stop())

const check = async (): Promise<Record<string, Finding>> =>
  Object.fromEntries((await checkSender(dns.resolver, facts)).map((finding) => [finding.name, finding]))

describe('the check of the sender', () => {
  it('finds nothing to do where the domain is set up', async () => {
    const { TLS, ...others } = await check()
    expect(Object.entries(others).map(([name, { verdict }]) => `${name} ${verdict}`)).toEqual([
      'SPF good',
      'DKIM good',
      'DMARC good',
      'PTR good',
    ])
    expect(TLS).toMatchObject({ verdict: 'bad', words: expect.stringContaining('offers no encryption') })
  })

  it('says what to publish where there is nothing', async () => {
    dns.records = { 'A smtp.ledger.test': ['192.0.2.7'] }
    const { SPF, DKIM, DMARC, PTR } = await check()
    expect(SPF?.record).toEqual({ type: 'TXT', name: 'ledger.test', value: 'v=spf1 ip4:192.0.2.7 ~all' })
    expect(DKIM?.record).toEqual(key)
    expect(DMARC?.record).toMatchObject({
      name: '_dmarc.ledger.test',
      value: expect.stringContaining('v=DMARC1; p=none'),
    })
    expect(PTR?.record).toEqual({ type: 'PTR', name: '192.0.2.7', value: 'smtp.ledger.test' })
    for (const finding of [SPF, DKIM, DMARC, PTR]) expect(finding).toMatchObject({ verdict: 'bad', found: null })
  })

  it('adds the mail server to a record that lacks it, and keeps the rest', async () => {
    dns.records['TXT ledger.test'] = ['v=spf1 ip4:198.51.100.1 -all']
    const { SPF } = await check()
    expect(SPF).toMatchObject({ verdict: 'bad', found: 'v=spf1 ip4:198.51.100.1 -all' })
    expect(SPF?.record?.value).toBe('v=spf1 ip4:192.0.2.7 ip4:198.51.100.1 -all')
    dns.records['TXT ledger.test'] = ['v=spf1 ~all', 'v=spf1 -all']
    expect((await check()).SPF?.words).toContain('has 2 SPF records')
  })

  it('sees another key, and a domain that readers do not see', async () => {
    dns.records[`TXT ${key.name}`] = ['v=DKIM1; k=rsa; p=AAAA']
    expect((await check()).DKIM).toMatchObject({ verdict: 'bad', record: key })
    facts = { ...facts, from: 'desk@foghorn.test' }
    dns.records['TXT _dmarc.foghorn.test'] = ['v=DMARC1; p=reject']
    expect((await check()).DMARC).toMatchObject({
      verdict: 'bad',
      words: expect.stringContaining('Readers see foghorn.test, and ledger.test'),
    })
  })

  it('says what cannot be seen: a key of the mail server, and a resolver that is silent', async () => {
    facts = { ...facts, dkim: null }
    expect((await check()).DKIM).toMatchObject({ verdict: 'unclear', words: expect.stringContaining('dkim:create') })
    await dns.stop()
    const findings = await checkSender(dns.resolver, facts)
    expect(findings[0]).toMatchObject({ verdict: 'unclear', words: expect.stringContaining('does not answer') })
    dns = await startDnsServer({})
  })

  it('trusts no certificate that nobody vouches for', async () => {
    // smtp-server has a certificate of its own, which expired long ago.
    const server = new SMTPServer({ authOptional: true, logger: false })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.server.address()
    const port = typeof address === 'object' ? address?.port : 0
    facts = { ...facts, smtp: { url: `smtp://127.0.0.1:${port}`, host: 'smtp.ledger.test' } }
    expect((await check()).TLS).toMatchObject({
      verdict: 'bad',
      words: expect.stringContaining('No encrypted connection'),
    })
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })

  it('is for those who publish newsletters', async () => {
    Object.assign(options, { dns: dns.resolver, sender: facts })
    const found = dataOf(await rpcClient(publisher).query('newsletter.checkSender', {}))
    expect(found).toMatchObject({ from: 'desk@ledger.test', findings: { length: 5 } })
    expect((await rpcClient(writer).query('newsletter.checkSender', {})).status).toBe(403)
  })
})
