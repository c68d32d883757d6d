import { createHash, randomBytes } from 'node:crypto'

/** Returns a new secret for a link, a cookie or a challenge: 32 random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

// Returns what is stored of a secret: its SHA-256, in hexadecimal.
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
