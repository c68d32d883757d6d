import { isIP } from 'node:net'
import { z } from 'zod'
import type { DnsQuestions } from './sender.types.ts'

// Codes by which the domain name system says that there is no such record.
const none = z.object({ code: z.enum(['ENOTFOUND', 'ENODATA']) })

/** Returns an answer, or `otherwise` where there is no such record. @throws what else is wrong, such as no answer */
export function answerOr<Answer>(pending: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return pending.catch((error: unknown) => {
    if (none.safeParse(error).success) return otherwise
    throw error
  })
}

export async function textsAt(dns: DnsQuestions, name: string): Promise<string[]> {
  return (await answerOr(dns.resolveTxt(name), [])).map((parts) => parts.join(''))
}

export async function addressesOf(dns: DnsQuestions, host: string): Promise<string[]> {
  if (isIP(host) !== 0) return [host]
  const [four, six] = await Promise.all([answerOr(dns.resolve4(host), []), answerOr(dns.resolve6(host), [])])
  return [...four, ...six]
}
