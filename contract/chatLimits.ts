/** Limits and names of conversations that readers' browsers need, too: this file loads no library. */

export const chatLimits = {
  /** Characters of a question. */
  question: 2_000,
  /** Messages of a call; only the last one counts, the others are stored already. */
  messages: 200,
  /** Bytes of a call. */
  bytes: 512 * 1024,
}

/** The name of the check against programs, before a message is sent. */
export const chatCheck = 'CHAT_BLOCK_MESSAGE'

/** The header of an answer with the id of its conversation. */
export const threadHeader = 'x-thread-id'
