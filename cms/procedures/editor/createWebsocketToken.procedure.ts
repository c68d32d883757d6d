import { z } from 'zod'
import { newsToken, roomToken } from '#plugins/collaboration/rights/websocketToken.service.ts'
import { ticketRequest, websocketToken } from '#plugins/collaboration/room/room.ticket.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const createWebsocketToken = procedure({
  summary:
    'A token that is good for a minute, and where it opens a connection of the real-time server: the news of the newsroom (who is where, who has locked what, notices), or the room of one document.',
  permissions: [],
})
  .input(z.object({ room: ticketRequest.optional() }))
  .output(websocketToken)
  .query(({ ctx, input }) => (input.room ? roomToken(ctx.req, input.room) : newsToken(ctx.req)))
