import { dmarc } from 'mailauth/lib/dmarc/index.js'
import { spf } from 'mailauth/lib/spf/index.js'
import { z } from 'zod'
import { dkimRecord, keyIn, publicKeyOf } from './dkimRecord.ts'
import { addressesOf, answerOr, textsAt } from './dns.ts'
import type { DnsQuestions, Finding, SenderFacts } from './sender.types.ts'

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

const texts = z.union([z.array(z.array(z.string())), z.array(z.string())])

const resolverOf = (dns: DnsQuestions) => async (name: string, type: string) =>
  texts.parse(await dns.resolve(name, type))

/** Looks whether the domain names the addresses of the mail server as its own (RFC 7208). */
export async function checkSpf(dns: DnsQuestions, { smtp, envelopeDomain: domain }: SenderFacts): Promise<Finding> {
  const name = 'SPF'
  if (!smtp) return elsewhere(name)
  const records = (await textsAt(dns, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
  const found = records.join('\n') || null
  const addresses = await addressesOf(dns, smtp.host)
  const named = addresses.map((ip) => `${ip.includes(':') ? 'ip6' : 'ip4'}:${ip}`).join(' ')
  const fresh = { type: 'TXT', name: domain, value: `v=spf1 ${named || `a:${smtp.host}`} ~all` } as const
  if (addresses.length === 0)
    return { name, verdict: 'bad', words: `The mail server ${smtp.host} has no address.`, found, record: null }
  if (records.length === 0)
    return { name, verdict: 'bad', words: `${domain} does not say which servers send its mail.`, found, record: fresh }
  if (records.length > 1)
    return {
      name,
      verdict: 'bad',
      words: `${domain} has ${records.length} SPF records. Keep one.`,
      found,
      record: null,
    }
  const results = await Promise.all(
    addresses.map(async (ip) => {
      const { status } = await spf({ resolver: resolverOf(dns), ip, sender: `bounces@${domain}`, helo: smtp.host })
      return { ip, result: status.result }
    }),
  )
  const missing = results.filter(({ result }) => result !== 'pass').map(({ ip }) => ip)
  if (missing.length === 0)
    return { name, verdict: 'good', words: 'The addresses of the mail server are named.', found, record: null }
  const value = (records[0] ?? '').replace(/^v=spf1/i, `v=spf1 ${named}`)
  const words = `${missing.join(', ')} is not named. A mail server that hands mails to another one may do without it.`
  return { name, verdict: 'bad', words, found, record: { ...fresh, value } }
}

export async function checkDkim(dns: DnsQuestions, { smtp, dkim }: SenderFacts): Promise<Finding> {
  const name = 'DKIM'
  if (!smtp) return elsewhere(name)
  if (!dkim)
    return {
      ...{ name, verdict: 'unclear', found: null, record: null },
      words:
        'The mail server has to sign. Send a test, and look for "dkim=pass" in the headers of what arrives. To sign here, make a key with npm run dkim:create.',
    }
  const record = dkimRecord(dkim.domain, dkim.selector, dkim.privateKey)
  const [published = null] = await textsAt(dns, record.name)
  if (published === null)
    return { name, verdict: 'bad', words: 'The key that signs is not published.', found: null, record }
  const isSame = keyIn(published) === publicKeyOf(dkim.privateKey)
  return isSame
    ? { name, verdict: 'good', words: 'The key that signs is published.', found: published, record: null }
    : { name, verdict: 'bad', words: 'Another key is published than the one that signs.', found: published, record }
}

/** Looks whether there is a policy, and whether the domain that readers see is the one that signs or sends (RFC 7489). */
export async function checkDmarc(dns: DnsQuestions, { from, envelopeDomain, dkim }: SenderFacts): Promise<Finding> {
  const name = 'DMARC'
  const domain = domainOf(from)
  const checked = await dmarc({
    ...{ headerFrom: domain, spfDomains: [envelopeDomain], resolver: resolverOf(dns) },
    dkimDomains: dkim ? [{ domain: dkim.domain }] : [],
  })
  const found = checked ? (checked.rr ?? null) : null
  const record = { type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${from}` } as const
  if (!found) return { name, verdict: 'bad', words: `${domain} has no policy.`, found, record }
  const isAligned = checked && checked.status.result === 'pass'
  const others = [dkim?.domain, envelopeDomain].filter(Boolean).join(' and ')
  return isAligned
    ? { name, verdict: 'good', words: `Readers see the domain that ${dkim ? 'signs' : 'sends'}.`, found, record: null }
    : {
        ...{ name, verdict: 'bad', found, record: null },
        words: `Readers see ${domain}, and ${others} signs or sends: such mails are refused. Use one domain in EMAIL_FROM, DKIM_DOMAIN and MAIL_INTAKE_ADDRESS.`,
      }
}

export async function checkPtr(dns: DnsQuestions, { smtp }: SenderFacts): Promise<Finding> {
  const name = 'PTR'
  if (!smtp) return elsewhere(name)
  const addresses = await addressesOf(dns, smtp.host)
  const names = await Promise.all(
    addresses.map(async (ip) => {
      const hosts = await answerOr(dns.reverse(ip), [])
      const back = await Promise.all(hosts.map((host) => addressesOf(dns, host)))
      return { ip, hosts, isMutual: back.some((ips) => ips.includes(ip)) }
    }),
  )
  const found = names.flatMap(({ ip, hosts }) => hosts.map((host) => `${ip} ${host}`)).join('\n') || null
  const lacking = names.find(({ isMutual }) => !isMutual)
  return lacking
    ? {
        ...{ name, verdict: 'bad', found },
        words: `${lacking.ip} ${lacking.hosts.length === 0 ? 'has no name' : 'has a name that does not lead back to it'}. Who runs the server sets it.`,
        record: { type: 'PTR', name: lacking.ip, value: smtp.host },
      }
    : { name, verdict: 'good', words: 'The addresses of the mail server have names.', found, record: null }
}

const elsewhere = (name: Finding['name']): Finding => ({
  ...{ name, verdict: 'unclear', found: null, record: null },
  words: 'Postmark answers for it. Its page of the domain, under Sender Signatures, says what to publish.',
})
