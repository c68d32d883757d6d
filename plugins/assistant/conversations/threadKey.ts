import { createHash, randomBytes } from 'node:crypto'

/** Returns a new id of a conversation, which opens it for who holds it: 32 random bytes in base64url. */
export const newThreadId = (): string => randomBytes(32).toString('base64url')

/** Returns what is stored of an id: its SHA-256, in hexadecimal. */
export const threadHash = (threadId: string): string => createHash('sha256').update(threadId).digest('hex')
