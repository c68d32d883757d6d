import { createPublicKey } from 'node:crypto'
import type { DnsRecord } from './sender.types.ts'

/** Returns the base64 of a public key as DKIM publishes it. @param key PEM of the private key */
export function publicKeyOf(key: string): string {
  return createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
}

/** Returns the record that publishes the public half of a key for DKIM (RFC 6376, 3.6.1). */
export function dkimRecord(domain: string, selector: string, key: string): DnsRecord {
  return {
    type: 'TXT',
    name: `${selector}._domainkey.${domain}`,
    value: `v=DKIM1; k=rsa; p=${publicKeyOf(key)}`,
  }
}

/** Returns the public key in a record; null for a record without one. Pure. */
export function keyIn(record: string): string | null {
  return /\bp=([A-Za-z0-9+/=\s]+)/.exec(record)?.[1]?.replace(/\s/g, '') ?? null
}
