import type { InTransaction } from '#database/sql.ts'
import { locksOf } from '../locks/locks.store.ts'
import { presentIn } from '../presence/visits.store.ts'

/** The users in documents and the holders of locks, by document name, in a comparable form. */
export type PresenceDigest = ReadonlyMap<string, string>

/** Returns the current digest. */
export async function presenceDigest(req: InTransaction): Promise<PresenceDigest> {
  const said = new Map<string, unknown[]>()
  const add = (documentKey: string, what: unknown) => said.set(documentKey, [...(said.get(documentKey) ?? []), what])
  for (const { guid: documentKey, person, field, is_active } of await presentIn(req))
    add(documentKey, [person, field, is_active])
  for (const { guid: documentKey, holder, taken_at } of await locksOf(req)) add(documentKey, ['lock', holder, taken_at])
  return new Map([...said].map(([documentKey, all]) => [documentKey, JSON.stringify(all)]))
}

/** Returns the names of the documents in which two digests differ. */
export function changedBetween(before: PresenceDigest, after: PresenceDigest): Set<string> {
  const all = [...before.keys(), ...after.keys()]
  return new Set(all.filter((documentKey) => before.get(documentKey) !== after.get(documentKey)))
}
