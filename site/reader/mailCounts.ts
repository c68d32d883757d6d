import type { IncomingMessage } from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientNetwork } from '#contract/clientNetwork.ts'
import type { MailCount } from '#contract/newsletterCounts.schema.ts'
import { siteEnvironment } from '../environment.ts'
import { callBackOffice } from '../server/backOfficeCall.ts'
import { programOf } from '../server/numbers/programOf.ts'

// Counts from one address in a minute: a proxy of a mail service loads pictures for many readers.
const perMinute = new RateLimiterMemory({ points: 300, duration: 60 })

/**
 * Counts a click or an opening, of people only, as far as can be known: programs that scan mails mostly say so. Nothing
 * waits for it, and what the back office does not take is lost.
 */
export function countMail(req: IncomingMessage, count: MailCount): void {
  if (req.method !== 'GET' || programOf(req.headers['user-agent']).isBot) return
  const { CMS_URL: cmsUrl, REVALIDATE_SECRET: secret, PROXIES } = siteEnvironment()
  perMinute
    .consume(clientNetwork(req, PROXIES))
    .then(
      () => callBackOffice({ cmsUrl, secret }, '/api/reader/newsletter-counts', count, Date.now()),
      () => undefined,
    )
    .catch((error: unknown) => console.warn('A click in a newsletter was not counted:', error))
}
