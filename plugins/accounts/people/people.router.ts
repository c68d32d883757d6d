import { z } from 'zod'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { documentsOf, handOver, mergeAccounts } from './handOver.service.ts'

const person = z.number().int().positive()
const pair = z.object({ userId: person, toId: person })
const moved = z.object({ documents: z.number() })

/** Procedures about what a person leaves behind, for those who manage users. */
export const peopleRouter = createRouter({
  getDocumentsOf: procedure({
    summary: 'How many documents of each collection a person has created.',
    permissions: ['UPDATE_USER'],
  })
    .input(z.object({ userId: person }))
    .output(z.object({ documents: z.array(z.object({ label: z.string(), count: z.number() })) }))
    .query(async ({ ctx, input }) => ({ documents: await documentsOf(ctx.req, input.userId) })),

  handOver: procedure({
    summary: 'Makes another person the creator of all documents of one; by-lines stay.',
    permissions: ['UPDATE_USER'],
  })
    .input(pair)
    .output(moved)
    .use(inTransaction)
    .mutation(async ({ ctx, input }) => ({ documents: await handOver(ctx.req, input.userId, input.toId) })),

  merge: procedure({
    summary: 'Merges an account into another: documents and comments become its, and the account becomes inactive.',
    permissions: ['UPDATE_USER', 'DELETE_USER'],
  })
    .input(pair)
    .output(moved)
    .use(inTransaction)
    .mutation(async ({ ctx, input }) => ({ documents: await mergeAccounts(ctx.req, input.userId, input.toId) })),
})
