import type { NextApiHandler } from 'next'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { siteEnvironment } from '../environment.ts'
import { crossSiteRefusal, limitRefusal, type Refusal, readJsonCall, refuseMethod, sendRefusal } from './chatDoor.ts'

/**
 * Returns the handler of a call by which a reader reports something of an answer: `POST` with JSON, answered with
 * `{ok: true}` or with a `chatRefusal`.
 * @param tries counts the calls of an address
 * @param send passes it on; resolves to why it was not taken, or to null
 */
export function feedbackHandler(
  tries: RateLimiterMemory,
  send: (value: unknown) => Promise<Refusal | null>,
): NextApiHandler {
  return async (req, res) => {
    if (refuseMethod(req, res, 'POST')) return
    const refusal = crossSiteRefusal(req.headers, siteEnvironment().SITE_URL) ?? (await limitRefusal(tries, req))
    if (refusal) return sendRefusal(res, refusal)
    const call = await readJsonCall(req)
    if ('refusal' in call) return sendRefusal(res, call.refusal)
    const refused = await send(call.value)
    if (refused) return sendRefusal(res, refused)
    res.status(200).json({ ok: true })
  }
}
