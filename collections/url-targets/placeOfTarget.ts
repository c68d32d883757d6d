import type { PayloadRequest } from 'payload'
import { liveEntryOf } from '../addresses/ledger.ts'
import type { StoredTarget } from './storedTarget.ts'
import { keyOfTarget, targetOf } from './storedTarget.ts'

/** Returns the target of a redirect as text for a list; a dash for an address that is gone or unavailable. */
export async function placeOfTarget(req: PayloadRequest, target: StoredTarget): Promise<string> {
  const key = keyOfTarget(target)
  if (!key) return targetOf(target) ?? '—'
  return (await liveEntryOf(req, key))?.path ?? 'Not published any more'
}
