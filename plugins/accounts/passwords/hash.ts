import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

// As Payload stores passwords now and as it stored them before; docs/workarounds.md.
const prefix = 'pbkdf2-sha256-v1:'
const current = { iterations: 600_000, bytes: 32 }
const legacy = { iterations: 25_000, bytes: 512 }

/** Returns whether a password is the one that Payload has stored. */
export async function isStoredPassword(
  password: string,
  { hash, salt }: { hash: string; salt: string },
): Promise<boolean> {
  const { iterations, bytes } = hash.startsWith(prefix) ? current : legacy
  const stored = Buffer.from(hash.startsWith(prefix) ? hash.slice(prefix.length) : hash, 'hex')
  const derived = await derive(password, salt, iterations, bytes, 'sha256')
  return derived.length === stored.length && timingSafeEqual(derived, stored)
}

/** Does the work of checking a password, for an address without one: it takes the same time to be refused. */
export async function checkNoPassword(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), current.iterations, current.bytes, 'sha256')
}
