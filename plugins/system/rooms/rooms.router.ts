import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { documentKeyOf, sharedDocumentId } from '#plugins/collaboration/room/documentKey.ts'
import { notifyClosing } from '#plugins/collaboration/storage/notifications.ts'
import { createRouter, inTransaction } from '#plugins/rpc/rpcBase.ts'
import { done } from '../part.schema.ts'
import { tool } from '../tool.ts'
import { roomsOf, roomsPart } from './rooms.read.ts'

/** Documents that are open, and who holds them. */
export const roomsRouter = createRouter({
  getRooms: tool('The documents that people hold or have open. A lock is ended by `editor.requestUnlock`.')
    .input(z.object({}))
    .output(roomsPart)
    .query(({ ctx }) => roomsOf(ctx.req)),

  closeRoom: tool('Saves a document and closes its room; everybody in it comes back by themselves.')
    .input(z.object({ id: sharedDocumentId }))
    .output(done)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input: { id } }) => {
      await notifyClosing(req, documentKeyOf(id.collection, id.id))
      await recordOperation(req, 'rooms', `Closed the room of ${id.collection}/${id.id}`)
      return { message: 'The room is closed. Everybody in it comes back within seconds.' }
    }),
})
