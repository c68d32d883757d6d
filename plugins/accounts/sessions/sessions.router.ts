import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { permissionsOfRoles } from '#collections/permissions/permissionsOfRoles.ts'
import { canManage } from '#collections/users/users.policy.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpc.base.ts'
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
  getSessions: procedure({ summary: 'Where the caller is logged in, the log-in used last first.', permissions: [] })
    .input(z.object({}))
    .output(z.object({ sessions: z.array(session) }))
    .query(async ({ ctx: { req } }) => {
      const { id, sessionId } = callerOf(req)
      const sessions = await openSessions(req, id)
      return { sessions: sessions.map((each) => ({ ...each, isThis: each.id === sessionId })) }
    }),

  endSession: procedure({ summary: 'Ends one log-in of the caller.', permissions: [] })
    .input(z.object({ id: z.string().max(100) }))
    .output(ended)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => endRecorded(req, callerOf(req).id, { only: input.id })),

  endOtherSessions: procedure({ summary: 'Ends all log-ins of the caller but this one.', permissions: [] })
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
      await requireManage(req, input.userId)
      return { sessions: await openSessions(req, input.userId) }
    }),

  endSessionsOf: procedure({ summary: 'Ends all log-ins of a person.', permissions: ['UPDATE_USER'] })
    .input(person)
    .output(ended)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => {
      await requireManage(req, input.userId)
      return endRecorded(req, input.userId)
    }),
})

const caller = z.object({ id: z.number(), _sid: z.string() })

function callerOf(req: PayloadRequest): { id: number; sessionId: string } {
  const { id, _sid } = caller.parse(req.user)
  return { id, sessionId: _sid }
}

async function requireManage(req: PayloadRequest, userId: number): Promise<void> {
  const user = await accountOf(req, userId)
  const permissions = await permissionsOfRoles(req, idsOf(user.roles))
  const actor = await actorOfRequest(req)
  if (!canManage(actor, { id: userId, permissions })) throw permissionError(actor, permissions)
}

async function accountOf(req: PayloadRequest, userId: number) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: userId } },
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [user] = docs
  if (!user) throw new APIError('This account does not exist any more.', 404, null, true)
  return user
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
    document: await accountOf(req, userId),
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
    detail: { endedSessions: count },
  })
  return { ended: count }
}
