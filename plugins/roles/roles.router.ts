import { z } from 'zod'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { changeRoles, roleTable } from './roleTable.service.ts'

const permission = z.enum(permissionNames)

const change = z.object({
  id: z.coerce.number<string | number>().int().positive(),
  given: z.array(permission),
  taken: z.array(permission),
})

/** Roles beside each other. */
export const rolesRouter = createRouter({
  getAll: procedure({
    summary: 'All roles that you may see: what each allows, and how many people have it.',
    permissions: ['READ_ROLE', 'READ_USER'],
    mode: 'some',
  })
    .input(z.object({}))
    .output(
      z.object({
        roles: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            description: z.string(),
            permissions: z.array(permission),
            secondFactor: z.enum(['off', 'optional', 'required']),
            graceDays: z.number(),
            /** Null for callers who may not see users. */
            people: z.number().nullable(),
          }),
        ),
      }),
    )
    .query(async ({ ctx: { req, actor } }) => ({ roles: await roleTable(req, actor) })),

  changePermissions: procedure({
    summary:
      'Gives permissions to several roles and takes some from them, all or nothing. You can only give what you hold yourself.',
    permissions: ['UPDATE_ROLE'],
  })
    .use(inTransaction)
    .input(z.object({ changes: z.array(change).min(1).max(100) }))
    .output(z.object({}))
    .mutation(async ({ ctx: { req }, input: { changes } }) => {
      await changeRoles(req, changes)
      return {}
    }),
})
