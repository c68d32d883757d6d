import { initTRPC } from '@trpc/server'
import type { PayloadRequest } from 'payload'
import { UnauthorizedError } from 'payload'
import type { Actor } from '#collections/permissions/actor.ts'
import type { Permission } from '#collections/permissions/permission.names.ts'
import { inTransaction as runInTransaction } from '#database/transaction.ts'
import type { GateMode } from '#plugins/permissions/permissionGate.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { detailsOf, rpcErrorOf } from './rpc.errors.ts'

export interface RpcContext {
  /** As Payload made it: who is signed in, the Local API, the transaction. */
  req: PayloadRequest
}

/** What a procedure says of itself; `docs/procedures.md` is written out of it. */
export interface ProcedureMeta {
  /** One sentence for whoever calls it. */
  summary: string
  /** Who may call it: active members of the newsroom with these permissions. None: all members. */
  permissions: readonly Permission[]
  /** All of the permissions (the default), or some of them. */
  mode?: GateMode
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

/** Every refusal leaves in one form, whoever it came from: Payload, a policy, zod or a fault of ours. */
const tellErrors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next()
  if (!result.ok) throw rpcErrorOf(ctx.req, path, result.error)
  return result
})

/**
 * While the database is away Payload takes everybody for a stranger: people who write would be told that they are logged
 * out, and be kept from writing on.
 * @throws Error of the database, which a page takes for a back office that does not answer
 */
const expectDatabase = async ({ payload }: PayloadRequest): Promise<void> => {
  await payload.count({ collection: 'users', where: { id: { equals: 0 } } })
}

/** The door of every procedure; what it then does to single documents is asked of Payload's access control. */
const askPolicy = t.middleware(async ({ ctx, meta, next }) => {
  if (!ctx.req.user) {
    await expectDatabase(ctx.req)
    throw new UnauthorizedError(ctx.req.t)
  }
  const actor: Actor = await requirePermissions(ctx.req, meta?.permissions ?? [], meta?.mode)
  return next({ ctx: { actor } })
})

/** The beginning of every procedure: `.input(…)`, `.output(…)` and `.query(…)` or `.mutation(…)` follow. */
export const procedure = (meta: ProcedureMeta) => t.procedure.meta(meta).use(tellErrors).use(askPolicy)

/**
 * For procedures that write: all of it is stored or nothing is. Not around calls to outside services: a connection to
 * the database would wait for them.
 */
export const inTransaction = t.middleware(({ ctx, next }) =>
  runInTransaction(
    ctx.req,
    () => next(),
    ({ ok }) => ok,
  ),
)
