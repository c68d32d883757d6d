import type { Payload } from 'payload'
import type { ChatChallenge } from '#contract/chat.schema.ts'

/** Verifies what a browser sent for CHAT_BLOCK_MESSAGE. */
export interface Verification {
  challenge(payload: Payload, now: Date): Promise<ChatChallenge>
  /** Returns whether it holds; a proof that was used before does not. @throws Error when the service does not answer */
  verify(payload: Payload, verification: string | null | undefined, now: Date): Promise<boolean>
}

/** Lets every message pass. */
export const noVerification: Verification = {
  challenge: async () => ({ provider: 'none' }),
  verify: async () => true,
}
