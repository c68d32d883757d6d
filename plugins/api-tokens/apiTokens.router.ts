import { z } from 'zod'
import { isPermission } from '#collections/permissions/permissionNames.ts'
import { createRouter, inTransaction, ownProcedure } from '#plugins/rpc/rpcBase.ts'
import { changeToken, createToken, revokeToken } from './apiTokens.service.ts'
import { networkFrom } from './networks.ts'
import { mostPerMinute, usualPerMinute } from './tokenDoor.ts'

const network = z
  .string()
  .max(50)
  .transform((text, context) => {
    const found = networkFrom(text)
    if (found !== null) return found
    context.addIssue(`“${text}” is no address. Write one such as 192.0.2.7 or 2001:db8::/48.`)
    return z.NEVER
  })

const id = z.number().int().positive()
const name = z.string().trim().min(1, 'Give the token a name.').max(80)
const permission = z
  .string()
  .max(50)
  .transform((text, context) => {
    if (isPermission(text)) return text
    context.addIssue(`“${text}” is no permission.`)
    return z.NEVER
  })
const permissions = z.array(permission).max(200).min(1, 'Choose at least one permission.')
const networks = z.array(network).max(50)
const perMinute = z.number().int().min(1).max(mostPerMinute)
const expiresAt = z.iso.datetime({ offset: true })

/** Tokens of programs. What is stored of them is read over the collection. */
export const apiTokensRouter = createRouter({
  create: ownProcedure({
    summary:
      'Makes a token with a part of your own permissions. Its secret is answered this once. Without a date it is good for 90 days; it can be for 366 at most.',
    permissions: ['CREATE_API_TOKEN'],
  })
    .use(inTransaction)
    .input(
      z.object({
        name,
        permissions,
        networks: networks.default([]),
        perMinute: perMinute.default(usualPerMinute),
        expiresAt: expiresAt.optional(),
      }),
    )
    .output(z.object({ id, secret: z.string(), expiresAt: z.string() }))
    .mutation(({ ctx: { req, actor }, input }) => createToken(req, actor, input)),

  change: ownProcedure({
    summary:
      'Changes a token. UPDATE_API_TOKEN narrows every token; only its owner gives one more permissions, networks, calls or time.',
    permissions: ['UPDATE_API_TOKEN', 'CREATE_API_TOKEN'],
    mode: 'some',
  })
    .use(inTransaction)
    .input(
      z.object({
        id,
        name: name.optional(),
        permissions: permissions.optional(),
        networks: networks.optional(),
        perMinute: perMinute.optional(),
        expiresAt: expiresAt.optional(),
      }),
    )
    .output(z.object({}))
    .mutation(async ({ ctx: { req, actor }, input }) => {
      await changeToken(req, actor, input)
      return {}
    }),

  revoke: ownProcedure({
    summary: 'Revokes a token: one of your own, or with DELETE_API_TOKEN every token. It stays in the list.',
    permissions: ['DELETE_API_TOKEN', 'CREATE_API_TOKEN'],
    mode: 'some',
  })
    .use(inTransaction)
    .input(z.object({ id }))
    .output(z.object({}))
    .mutation(async ({ ctx: { req, actor }, input }) => {
      await revokeToken(req, actor, input.id)
      return {}
    }),
})
