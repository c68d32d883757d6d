import type { NextApiRequest, NextApiResponse } from 'next'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { readThread } from '../../../reader/chatCalls.ts'
import { limitRefusal, refuseMethod, sendRefusal, unavailable } from '../../../reader/chatDoor.ts'

// Conversations that an address loads, and seconds.
const tries = new RateLimiterMemory({ points: 120, duration: 60 })

/** Handles `GET /api/chat/thread?threadId=`: the messages of a conversation; none for one that is unknown. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  if (refuseMethod(req, res, 'GET')) return
  const refusal = await limitRefusal(tries, req)
  if (refusal) return sendRefusal(res, refusal)
  try {
    res.status(200).json(await readThread(req.query.threadId))
  } catch {
    console.error('A conversation could not be read')
    sendRefusal(res, { ...unavailable, message: 'We could not load the conversation.' })
  }
}
