import type { NextApiRequest, NextApiResponse } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { readChallenge } from '../../../reader/chatCalls.ts'
import { limitRefusal, refuseMethod, sendRefusal, unavailable } from '../../../reader/chatDoor.ts'

// Challenges that an address gets, and seconds.
const tries = new RateLimiterMemory({ points: 120, duration: 60 })

/** Handles `GET /api/chat/challenge`: what a browser needs to pass the check CHAT_BLOCK_MESSAGE. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  if (refuseMethod(req, res, 'GET')) return
  const refusal = await limitRefusal(tries, req)
  if (refusal) return sendRefusal(res, refusal)
  try {
    res.status(200).json(await readChallenge())
  } catch {
    console.error('A challenge could not be read')
    sendRefusal(res, unavailable)
  }
}
