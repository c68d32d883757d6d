import { checkDkim, checkDmarc, checkPtr, checkSpf } from './sender.checks.ts'
import type { DnsQuestions, Finding, SenderFacts } from './sender.types.ts'
import { checkTls } from './tls.check.ts'

/** Checks what receiving mail servers ask about the sender of newsletters. A check that gets no answer says so. */
export function checkSender(dns: DnsQuestions, facts: SenderFacts): Promise<Finding[]> {
  const checks: [Finding['name'], Promise<Finding>][] = [
    ['SPF', checkSpf(dns, facts)],
    ['DKIM', checkDkim(dns, facts)],
    ['DMARC', checkDmarc(dns, facts)],
    ['PTR', checkPtr(dns, facts)],
    ['TLS', checkTls(facts)],
  ]
  return Promise.all(checks.map(([name, check]) => check.catch((error: unknown) => silent(name, error))))
}

const silent = (name: Finding['name'], error: unknown): Finding => ({
  ...{ name, verdict: 'unclear', found: null, record: null },
  words: `The domain name system does not answer: ${error instanceof Error ? error.message : String(error)}`,
})
