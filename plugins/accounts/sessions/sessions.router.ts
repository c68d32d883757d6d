import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { createRouter, inTransaction, ownProcedure, procedure } from '#plugins/rpc/rpcBase.ts'
import { managedAccount } from '../people/managedAccount.ts'
import { endSessions, openSessions } from './sessions.store.ts'

const session = z.object({
  id: z.string(),
  method: z.string().nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  beganAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
})
const ended = z.object({ ended: z.number() })
const person = z.object({ userId: z.number().int().positive() })

/** Procedures about where a person is logged in. */
export const sessionsRouter = createRouter({
  getSessions: ownProcedure({ summary: 'Where the caller is logged in, the log-in used last first.' })
    .input(z.object({}))
    .output(z.object({ sessions: z.array(session) }))
    .query(async ({ ctx: { req } }) => {
      const { id, sessionId } = callerOf(req)
      const sessions = await openSessions(req, id)
      return { sessions: sessions.map((each) => ({ ...each, isThis: each.id === sessionId })) }
    }),

  endSession: ownProcedure({ summary: 'Ends one log-in of the caller.' })
    .input(z.object({ id: z.string().max(100) }))
    .output(ended)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => endRecorded(req, callerOf(req).id, { only: input.id })),

  endOtherSessions: ownProcedure({ summary: 'Ends all log-ins of the caller but this one.' })
    .input(z.object({}))
    .output(ended)
    .use(inTransaction)
    .mutation(async ({ ctx: { req } }) => {
      const { id, sessionId } = callerOf(req)
      return endRecorded(req, id, { but: sessionId })
    }),

  getSessionsOf: procedure({ summary: 'Where a person is logged in.', permissions: ['UPDATE_USER'] })
    .input(person)
    .output(z.object({ sessions: z.array(session.omit({ id: true, isThis: true })) }))
    .query(async ({ ctx: { req }, input }) => {
      await managedAccount(req, input.userId)
      const what = 'looked where this person is logged in'
      await recordDeed(req, { action: 'read', kind: 'users', id: input.userId, what })
      return { sessions: await openSessions(req, input.userId) }
    }),

  endSessionsOf: procedure({ summary: 'Ends all log-ins of a person.', permissions: ['UPDATE_USER'] })
    .input(person)
    .output(ended)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => {
      const { id } = await managedAccount(req, input.userId)
      return endRecorded(req, id)
    }),
})

const caller = z.object({ id: z.number(), _sid: z.string() })

function callerOf(req: PayloadRequest): { id: number; sessionId: string } {
  const { id, _sid } = caller.parse(req.user)
  return { id, sessionId: _sid }
}

async function endRecorded(
  req: PayloadRequest,
  userId: number,
  which: { only?: string; but?: string } = {},
): Promise<{ ended: number }> {
  const count = await endSessions(req, userId, which)
  if (count === 0) return { ended: 0 }
  await recordActivity(req, {
    action: 'update',
    collection: req.payload.collections.users.config,
    document: await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true, req }),
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
    detail: { endedSessions: count },
  })
  return { ended: count }
}
