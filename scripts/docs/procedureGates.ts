import { z } from 'zod'
import { router } from '#cms/procedures/rpc.router.ts'
import { isPermission, type Permission } from '#collections/permissions/permissionNames.ts'

/** A procedure with what its callers need. */
export interface ProcedureGate {
  name: string
  permissions: readonly Permission[]
  mode: 'all' | 'some'
  /** Not for tokens, nor for people who act as another. */
  isOwnerOnly: boolean
}

const definition = z.object({
  _def: z.object({
    meta: z.object({
      permissions: z.array(z.custom<Permission>(isPermission)),
      mode: z.enum(['all', 'some']).default('all'),
      isOwnerOnly: z.boolean().default(false),
    }),
  }),
})

/** The gates of all procedures, by name. */
export const procedureGates: readonly ProcedureGate[] = Object.entries(router._def.procedures)
  .map(([name, procedure]) => ({ name, ...definition.parse({ _def: Object(procedure)._def })._def.meta }))
  .toSorted((one, other) => one.name.localeCompare(other.name))
