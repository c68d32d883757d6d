import { Forbidden, NotFound } from 'payload'
import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { forceUnlock } from './locks/locks.service.ts'
import { presenceOf } from './presence/presence.service.ts'
import { roomRights } from './rights/roomRights.ts'
import { changeFeedToken, roomToken } from './rights/websocketToken.service.ts'
import { documentKeyOf, sharedDocumentId } from './room/documentKey.ts'
import { ticketRequest, websocketToken } from './room/roomTicket.ts'
import { keptVersions } from './storage/versions.store.ts'

const person = z.object({ id: z.string(), name: z.string(), colour: z.string() })

// Moments are milliseconds since 1970.
const presence = z.object({
  documentId: z.string(),
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  people: z.array(person.extend({ field: z.string().nullable(), isActive: z.boolean(), since: z.number() })),
  lock: z.object({ holder: person, since: z.number() }).nullable(),
})

/** Rooms, presence, locks and kept versions of documents. */
export const collaborationRouter = createRouter({
  createWebsocketToken: procedure({
    summary:
      'A token that is good for a minute, and where it opens a connection of the real-time server: the news of the newsroom (who is where, who has locked what, notices), or the room of one document.',
    permissions: [],
  })
    .input(z.object({ room: ticketRequest.optional() }))
    .output(websocketToken)
    .query(({ ctx, input }) => (input.room ? roomToken(ctx.req, input.room) : changeFeedToken(ctx.req))),

  getKeptVersions: procedure({
    summary:
      'Returns the named versions of a document, such as what a person had written when their lock was ended by force.',
    permissions: [],
  })
    .input(z.object({ id: sharedDocumentId }))
    .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.string(), keptAt: z.string() })) }))
    .query(async ({ ctx, input }) => {
      const rights = await roomRights(ctx.req, input.id)
      if (!rights) throw new NotFound(ctx.req.t)
      if (rights === 'none') throw new Forbidden(ctx.req.t)
      const versions = await keptVersions(ctx.req, documentKeyOf(input.id.collection, input.id.id))
      return {
        items: versions.map(({ version, name, keptAt }) => ({
          id: String(version),
          name,
          keptAt: keptAt.toISOString(),
        })),
      }
    }),

  getPresence: procedure({
    summary:
      'Who has which documents open and who has locked them, among those that you may read; without ids, in all of them.',
    permissions: [],
  })
    .input(z.object({ ids: z.array(sharedDocumentId).max(200).optional() }))
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
    }),

  requestUnlock: procedure({
    summary:
      'Ends the lock of another person: they are disconnected, and what they wrote is kept as a version. 409 without a lock.',
    permissions: ['UNLOCK_DOCUMENT'],
  })
    .input(z.object({ id: sharedDocumentId }))
    .output(z.object({ holder: z.object({ id: z.string(), name: z.string() }) }))
    .mutation(async ({ ctx, input }) => {
      const { holder } = await forceUnlock(ctx.req, input.id)
      return { holder: { id: String(holder.id), name: holder.name } }
    }),
})
