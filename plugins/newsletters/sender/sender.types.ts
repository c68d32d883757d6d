/** The sender of a newsroom's newsletters, as receiving mail servers check it. */
export interface SenderFacts {
  /** The address that readers see. */
  from: string
  /** The domain of the envelope sender, to which bounces return. */
  envelopeDomain: string
  /** The mail server; null where Postmark sends, or nothing does. */
  smtp: { url: string; host: string } | null
  dkim: { domain: string; selector: string; privateKey: string } | null
}

export interface DnsRecord {
  type: 'TXT' | 'PTR'
  name: string
  value: string
}

/**
 * What one check found.
 * - good: as receiving mail servers want it.
 * - bad: they may refuse the mails.
 * - unclear: it cannot be seen from here.
 */
export interface Finding {
  name: 'SPF' | 'DKIM' | 'DMARC' | 'PTR' | 'TLS'
  verdict: 'good' | 'bad' | 'unclear'
  words: string
  found: string | null
  record: DnsRecord | null
}

/** Asks the domain name system, as the resolver of `node:dns/promises` does. */
export interface DnsQuestions {
  resolve: (name: string, type: string) => Promise<unknown>
  resolve4: (name: string) => Promise<string[]>
  resolve6: (name: string) => Promise<string[]>
  resolveTxt: (name: string) => Promise<string[][]>
  reverse: (address: string) => Promise<string[]>
}
