import { z } from 'zod'
import { presenceOf } from '#plugins/collaboration/presence/presence.service.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { documentId } from './document.schema.ts'

const person = z.object({ id: z.string(), name: z.string(), colour: z.string() })

/** Moments are milliseconds since 1970. */
const presence = z.object({
  documentId: z.string(),
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  people: z.array(person.extend({ field: z.string().nullable(), isActive: z.boolean(), since: z.number() })),
  lock: z.object({ holder: person, since: z.number() }).nullable(),
})

export const getPresence = procedure({
  summary:
    'Who has which documents open and who has locked them, among those that you may read; without ids, in all of them.',
  permissions: [],
})
  .input(z.object({ ids: z.array(documentId).max(200).optional() }))
  .output(z.object({ items: z.array(presence) }))
  .query(async ({ ctx, input }) => {
    const found = await presenceOf(ctx.req, input.ids)
    const asText = <Person extends { id: number }>(one: Person) => ({ ...one, id: String(one.id) })
    return {
      items: found.map(({ id, people, lock, ...rest }) => ({
        ...rest,
        id: String(id),
        people: people.map(asText),
        lock: lock && { ...lock, holder: asText(lock.holder) },
      })),
    }
  })
