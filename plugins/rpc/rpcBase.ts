import { initTRPC } from '@trpc/server'
import type { PayloadRequest } from 'payload'
import { UnauthorizedError } from 'payload'
import type { Actor } from '#collections/permissions/actor.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { inTransaction as runInTransaction } from '#database/transaction.ts'
import type { GateMode } from '#plugins/permissions/permissionGate.ts'
import { recordRefusal } from '#plugins/permissions/recordRefusal.ts'
import { requireOwner } from '#plugins/permissions/requireOwner.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { detailsOf, rpcErrorOf } from './rpcErrors.ts'

export interface RpcContext {
  /** Payload's request: the user, the Local API, the transaction. */
  req: PayloadRequest
}

/** Description of a procedure; `docs/procedures.md` is generated from it. */
export interface ProcedureMeta {
  summary: string
  /** The permissions that a caller needs, as an active member of the newsroom. None: all members may call it. */
  permissions: readonly Permission[]
  /** All of the permissions (the default), or some of them. */
  mode?: GateMode
  /** Not for tokens, nor for people who act as the caller. */
  isOwnerOnly?: true
}

const t = initTRPC
  .context<RpcContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, details: detailsOf(error) },
    }),
  })

export const createRouter = t.router
export const mergeRouters = t.mergeRouters
export const createCaller = t.createCallerFactory

const mapErrors = t.middleware(async ({ ctx, path, type, next }) => {
  const result = await next()
  if (!result.ok) {
    const error = rpcErrorOf(ctx.req, path, result.error)
    if (type === 'mutation' && error.code === 'FORBIDDEN') {
      await recordRefusal(ctx.req, { call: path, reason: error.message })
    }
    throw error
  }
  return result
})

// Throws while the database is unreachable. Payload then finds no user: without this check, users would appear to be
// logged out while they write. Throws Error of the database, which pages treat as a back office that does not answer.
const requireDatabase = async ({ payload }: PayloadRequest): Promise<void> => {
  await payload.count({ collection: 'users', where: { id: { equals: 0 } } })
}

// Checks the permissions of a procedure. Access to single documents is checked by Payload's access control.
const authorize = t.middleware(async ({ ctx, meta, next }) => {
  if (!ctx.req.user) {
    await requireDatabase(ctx.req)
    throw new UnauthorizedError(ctx.req.t)
  }
  const actor: Actor = await requirePermissions(ctx.req, meta?.permissions ?? [], meta?.mode)
  return next({ ctx: { actor } })
})

/** Begins a procedure: `.input(…)`, `.output(…)` and `.query(…)` or `.mutation(…)` follow. */
export function procedure(meta: ProcedureMeta) {
  return t.procedure.meta(meta).use(mapErrors).use(authorize)
}

type OwnMeta = Pick<ProcedureMeta, 'summary' | 'mode'> & Partial<Pick<ProcedureMeta, 'permissions'>>

const ownerOnly = t.middleware(({ ctx, next }) => {
  requireOwner(ctx.req)
  return next()
})

/** Begins a procedure about the caller's own account, for people who have come in as themselves. */
export function ownProcedure({ summary, permissions = [], mode }: OwnMeta) {
  return t.procedure
    .meta({ summary, permissions, mode, isOwnerOnly: true })
    .use(mapErrors)
    .use(ownerOnly)
    .use(authorize)
}

/**
 * Runs a procedure that writes in one transaction. Not for calls to outside services: a connection to the database
 * would wait for them.
 */
export const inTransaction = t.middleware(({ ctx, next }) =>
  runInTransaction(
    ctx.req,
    () => next(),
    ({ ok }) => ok,
  ),
)
