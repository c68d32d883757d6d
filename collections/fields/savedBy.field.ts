import type { JSONField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { never } from '../permissions/accessFromRule.ts'
import { delegationOf, nameOfBoth } from '../permissions/delegation.ts'
import { staffOnly } from './internal.fields.ts'

const named = z.object({ id: z.number(), name: z.string() })

/** A user whose edits a version holds, with the name that the user had then, and who acted as them. */
export const writer = named.extend({ by: named.optional() })

export type Writer = z.infer<typeof writer>

const writers = z.array(writer)

const savedBy = z.object({
  people: writers,
  // True for a write to the newest version, whose writers stay; false for a new version.
  isAdded: z.boolean(),
})

export type SavedBy = z.infer<typeof savedBy>

/** Context key of a write on behalf of several people: a `SavedBy`. */
export const savedByContext = 'savedBy'

/** Returns the stored writers of a version; empty where none are known. */
export function readWriters(value: unknown): Writer[] {
  return writers.safeParse(value).data ?? []
}

/** Returns each person once, in the order of the first mention and with the last name; those who acted as them apart. */
export function distinctWriters(people: readonly Writer[]): Writer[] {
  return [...new Map(people.map((person) => [`${person.id} by ${person.by?.id ?? person.id}`, person])).values()]
}

export function nameOfWriter({ name, by }: Writer): string {
  return nameOfBoth(name, by?.name)
}

/** Returns the people on whose behalf a request writes: those in its context, or else its user. */
export function writersOf(req: Pick<PayloadRequest, 'context' | 'user'>): Writer[] {
  return savedBy.safeParse(req.context[savedByContext]).data?.people ?? userOf(req)
}

const userOf = ({ user }: Pick<PayloadRequest, 'user'>): Writer[] => {
  if (user?.collection !== 'users') return []
  const by = delegationOf({ user })
  const account = { id: Number(user.id), name: String(user.name ?? user.email ?? '') }
  return [by?.kind === 'person' ? { ...account, by: { id: by.id, name: by.name } } : account]
}

/** The users whose edits a version holds. The server sets it with each write; it is empty for imports and jobs. */
export const savedByField: JSONField = {
  name: 'savedBy',
  type: 'json',
  access: { read: staffOnly, create: never, update: never },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [
      ({ req, originalDoc }) => {
        const known = savedBy.safeParse(req.context[savedByContext]).data
        return known?.isAdded
          ? distinctWriters([...readWriters(originalDoc?.savedBy), ...known.people])
          : writersOf(req)
      },
    ],
  },
}
