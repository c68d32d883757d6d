import { createHash, randomBytes } from 'node:crypto'

/** Returns a new id of a conversation, which opens it for who holds it: 32 random bytes in base64url. */
export function newThreadId(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns what is stored of an id: its SHA-256, in hexadecimal. */
export function threadHash(threadId: string): string {
  return createHash('sha256').update(threadId).digest('hex')
}
