import { createHmac } from 'node:crypto'
import { derivedKey } from '#contract/signedCalls.ts'

/**
 * Returns a name for a reader's address that cannot be turned back into the address without the secret, and that
 * changes at midnight UTC: the back office counts by it, and never gets the address.
 * @param address as `clientNetwork` gives it
 */
export function readerKey(address: string, secret: string, now: Date): string {
  return createHmac('sha256', derivedKey(`chat readers of ${now.toISOString().slice(0, 10)}`, secret))
    .update(address)
    .digest('base64url')
}
