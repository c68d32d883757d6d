import type { NextApiRequest, NextApiResponse } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { clientNetwork } from '#contract/clientNetwork.ts'
import type { SubscribeAnswer } from '#contract/subscribing.schema.ts'
import { siteEnvironment } from '../../../environment.ts'
import { pageAfter, readSubscription } from '../../../reader/subscribeForm.ts'
import { subscribe } from '../../../reader/subscriptions.ts'
import { requestBody } from '../../../server/requestBody.ts'

export const config = { api: { bodyParser: false } }

// Bytes of a form.
const maxBytes = 16 * 1024

// Seconds and tries from one address: a family at a kitchen table, and no machine.
const tries = new RateLimiterMemory({ points: 10, duration: 600 })

type Outcome = keyof typeof pageAfter

const statuses: Record<Outcome, number> = { done: 200, wrong: 400, tooLong: 413, tooMany: 429, failed: 502 }

/**
 * Handles `POST /api/newsletters/subscribe` {email, newsletters[], source} (docs/spec/reader-site.md#subscribe-call):
 * 200 {ok: true}; 400, 413, 429 and 502 {errors}. A form that a browser sends without script is answered with a page.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  res.setHeader('Cache-Control', 'no-store')
  if (req.method !== 'POST') return res.setHeader('Allow', 'POST').status(405).json({ errors: [] })
  const isForm = req.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const answer = (outcome: Outcome, body: object) => {
    if (isForm) res.redirect(303, pageAfter[outcome])
    else res.status(statuses[outcome]).json(body)
  }
  const isWithin = await tries.consume(clientNetwork(req, siteEnvironment().PROXIES)).catch(() => null)
  if (!isWithin) {
    return answer('tooMany', { errors: [{ field: '', message: 'Too many attempts. Try again in a few minutes.' }] })
  }
  const body = await requestBody(req, maxBytes)
  if (body === null) return answer('tooLong', { errors: [{ field: '', message: 'This is too long.' }] })
  const sent = readSubscription(body, isForm)
  if (!sent) return answer('wrong', { errors: [{ field: '', message: 'This is not valid JSON.' }] })
  const found = await subscribe(sent).catch((error: unknown): SubscribeAnswer | null => {
    console.error('A subscription did not get through:', error)
    return null
  })
  if (!found) return answer('failed', { errors: [{ field: '', message: 'We could not sign you up.' }] })
  return found.ok ? answer('done', { ok: true }) : answer('wrong', { errors: found.errors })
}
