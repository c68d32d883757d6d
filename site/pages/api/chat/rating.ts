import type { NextApiRequest, NextApiResponse } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { siteEnvironment } from '../../../environment.ts'
import { sendRating } from '../../../reader/chatCalls.ts'
import { crossSiteRefusal, limitRefusal, readJsonCall, refuseMethod, sendRefusal } from '../../../reader/chatDoor.ts'

export const config = { api: { bodyParser: false } }

/** Ratings of an address, and seconds. */
const tries = new RateLimiterMemory({ points: 60, duration: 60 })

/** Handles `POST /api/chat/rating` {threadId, answer, rating}: whether an answer helped; 0 takes a rating back. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  if (refuseMethod(req, res, 'POST')) return
  const refusal = crossSiteRefusal(req.headers, siteEnvironment().SITE_URL) ?? (await limitRefusal(tries, req))
  if (refusal) return sendRefusal(res, refusal)
  const call = await readJsonCall(req)
  if ('refusal' in call) return sendRefusal(res, call.refusal)
  const refused = await sendRating(call.value)
  if (refused) return sendRefusal(res, refused)
  res.status(200).json({ ok: true })
}
