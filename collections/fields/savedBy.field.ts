import type { JSONField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffOnly } from './internal.fields.ts'

/** Someone whose edits a version holds, with the name of that time. */
export const editor = z.object({ id: z.number(), name: z.string() })

export type Editor = z.infer<typeof editor>

const editors = z.array(editor)

const savedBy = z.object({
  people: editors,
  /** Whether the write goes on with the newest version, which keeps its editors. */
  isAdded: z.boolean(),
})

export type SavedBy = z.infer<typeof savedBy>

/** Context key of a write on behalf of several people: a `SavedBy`. */
export const savedByContext = 'savedBy'

/** Returns the stored editors of a version; empty where none are known. */
export const readEditors = (value: unknown): Editor[] => editors.safeParse(value).data ?? []

/** Returns people once each, under the newest name, in their first order. */
export const distinctEditors = (people: readonly Editor[]): Editor[] => [
  ...new Map(people.map((person) => [person.id, person])).values(),
]

/** Returns whose write a request is: of the people whom its context names, or else of its user. */
export const writersOf = (req: Pick<PayloadRequest, 'context' | 'user'>): Editor[] =>
  savedBy.safeParse(req.context[savedByContext]).data?.people ?? userOf(req)

const userOf = ({ user }: Pick<PayloadRequest, 'user'>): Editor[] =>
  user?.collection === 'users' ? [{ id: Number(user.id), name: String(user.name ?? user.email ?? '') }] : []

/** The people whose edits a version holds. Set by the server with each write; empty for imports and jobs. */
export const savedByField: JSONField = {
  name: 'savedBy',
  type: 'json',
  access: { read: staffOnly, create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [
      ({ req, originalDoc }) => {
        const known = savedBy.safeParse(req.context[savedByContext]).data
        return known?.isAdded
          ? distinctEditors([...readEditors(originalDoc?.savedBy), ...known.people])
          : writersOf(req)
      },
    ],
  },
}
