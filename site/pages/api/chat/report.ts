import type { NextApiRequest, NextApiResponse } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { siteEnvironment } from '../../../environment.ts'
import { sendReport } from '../../../reader/chatCalls.ts'
import { crossSiteRefusal, limitRefusal, readJsonCall, refuseMethod, sendRefusal } from '../../../reader/chatDoor.ts'

export const config = { api: { bodyParser: false } }

/** Reports of an address, and seconds. */
const tries = new RateLimiterMemory({ points: 10, duration: 600 })

/** Handles `POST /api/chat/report` {threadId, answer, reason, details, email}: what is wrong with an answer. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  if (refuseMethod(req, res, 'POST')) return
  const refusal = crossSiteRefusal(req.headers, siteEnvironment().SITE_URL) ?? (await limitRefusal(tries, req))
  if (refusal) return sendRefusal(res, refusal)
  const call = await readJsonCall(req)
  if ('refusal' in call) return sendRefusal(res, call.refusal)
  const refused = await sendReport(call.value)
  if (refused) return sendRefusal(res, refused)
  res.status(200).json({ ok: true })
}
