import { RateLimiterMemory } from 'rate-limiter-flexible'
import { sendRating } from '../../../reader/chatCalls.ts'
import { feedbackHandler } from '../../../reader/feedbackHandler.ts'

export const config = { api: { bodyParser: false } }

// Ratings of an address, and seconds.
const tries = new RateLimiterMemory({ points: 60, duration: 60 })

/** Handles `POST /api/chat/rating` {threadId, answer, rating}: whether an answer helped; 0 takes a rating back. */
export default feedbackHandler(tries, sendRating)
