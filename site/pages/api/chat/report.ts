import { RateLimiterMemory } from 'rate-limiter-flexible'
import { sendReport } from '../../../reader/chatCalls.ts'
import { feedbackHandler } from '../../../reader/feedbackHandler.ts'

export const config = { api: { bodyParser: false } }

// Reports of an address, and seconds.
const tries = new RateLimiterMemory({ points: 10, duration: 600 })

/** Handles `POST /api/chat/report` {threadId, answer, reason, details, email}: what is wrong with an answer. */
export default feedbackHandler(tries, sendReport)
