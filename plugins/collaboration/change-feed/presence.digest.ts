import type { InTransaction } from '#database/sql.ts'
import { locksOf } from '../locks/locks.store.ts'
import { presentIn } from '../presence/visits.store.ts'

/** Who is in which documents and who has locked them, by the documents' names, in a form that can be compared. */
export type PresenceDigest = ReadonlyMap<string, string>

/** How things are now. */
export async function presenceDigest(req: InTransaction): Promise<PresenceDigest> {
  const said = new Map<string, unknown[]>()
  const add = (guid: string, what: unknown) => said.set(guid, [...(said.get(guid) ?? []), what])
  for (const { guid, person, field, is_active } of await presentIn(req)) add(guid, [person, field, is_active])
  for (const { guid, holder, taken_at } of await locksOf(req)) add(guid, ['lock', holder, taken_at])
  return new Map([...said].map(([guid, all]) => [guid, JSON.stringify(all)]))
}

/** The names of the documents about which two of them differ. */
export function changedBetween(before: PresenceDigest, after: PresenceDigest): Set<string> {
  const all = [...before.keys(), ...after.keys()]
  return new Set(all.filter((guid) => before.get(guid) !== after.get(guid)))
}
