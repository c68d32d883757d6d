import { setTimeout } from 'node:timers/promises'
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
  return Promise.all(checks.map(([name, check]) => inTime(name, check)))
}

// Milliseconds of a check: a resolver that is silent asks several servers, one after the other.
const withinMs = 8000

// Returns what a check found; one that is not done in time has seen nothing.
async function inTime(name: Finding['name'], check: Promise<Finding>): Promise<Finding> {
  const ending = new AbortController()
  const late = setTimeout(withinMs, silent(name, 'the time is over'), { signal: ending.signal, ref: false })
  try {
    return await Promise.race([check, late])
  } catch (error) {
    return silent(name, error)
  } finally {
    late.catch(() => undefined)
    ending.abort()
  }
}

const silent = (name: Finding['name'], error: unknown): Finding => ({
  ...{ name, verdict: 'unclear', found: null, record: null },
  words: `The domain name system does not answer: ${error instanceof Error ? error.message : String(error)}`,
})
