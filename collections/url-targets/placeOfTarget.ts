import type { PayloadRequest } from 'payload'
import { liveEntryOf } from '../addresses/ledger.ts'
import type { StoredTarget } from './storedTarget.ts'
import { keyOfTarget, targetOf } from './storedTarget.ts'

/** Where a redirect leads readers, in words for a list; a dash for what is gone or unavailable. */
export const placeOfTarget = async (req: PayloadRequest, target: StoredTarget): Promise<string> => {
  const key = keyOfTarget(target)
  if (!key) return targetOf(target) ?? '—'
  return (await liveEntryOf(req, key))?.path ?? 'Not published any more'
}
