import { sql } from '@payloadcms/db-postgres'
import { APIError } from 'payload'
import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { query } from '#database/sql.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { managedAccount } from '../people/managedAccount.ts'
import { requireRecentProof } from '../sign-in/recentProof.ts'
import { factsOf } from './factors.store.ts'
import { resetFactors } from './resetFactors.service.ts'

const numericId = z.coerce.number<string | number>().int().positive()

/** The second factors of others, for those who manage them. */
export const peopleFactorsRouter = createRouter({
  factorsOfPerson: procedure({ summary: 'Which second factors a person has.', permissions: ['UPDATE_USER'] })
    .input(z.object({ id: numericId }))
    .output(z.object({ app: z.boolean(), passkeys: z.number(), recoveryCodesLeft: z.number() }))
    .query(async ({ ctx: { req }, input: { id } }) => {
      const { hasTotp, passkeys, recoveryCodesLeft } = await factsOf(req, id)
      await recordDeed(req, { action: 'read', kind: 'users', id, what: 'looked at the second factors of this person' })
      return { app: hasTotp, passkeys, recoveryCodesLeft }
    }),

  resetFactors: procedure({
    summary: 'Removes the second factors of a person who has lost them, and ends their sessions.',
    permissions: ['UPDATE_USER'],
  })
    .input(z.object({ id: numericId, reason: z.string().trim().min(1, 'Say why.').max(300) }))
    .output(z.object({}))
    .mutation(async ({ ctx: { req }, input: { id: userId, reason } }) => {
      if (Number(req.user?.id) === userId) {
        throw new APIError('Your own second factors are on your account page.', 409, null, true)
      }
      await requireRecentProof(req)
      await managedAccount(req, userId)
      const by = { id: Number(req.user?.id), name: String(req.user?.name) }
      await resetFactors(req, { userId, reason, by })
      return {}
    }),

  factorsOfRole: procedure({
    summary: 'How many active people have a role, and how many of them have no second factor.',
    permissions: ['READ_USER'],
  })
    .input(z.object({ id: numericId }))
    .output(z.object({ people: z.number(), without: z.number() }))
    .query(async ({ ctx: { req }, input: { id } }) => {
      const [counts] = await query(
        req,
        sql`SELECT count(*) AS people,
                   count(*) FILTER (WHERE NOT EXISTS (SELECT FROM accounts.totp WHERE user_id = users.id)
                     AND NOT EXISTS (SELECT FROM accounts.passkeys WHERE user_id = users.id)) AS without
            FROM public.users
            WHERE status = 'ACTIVE' AND id IN (SELECT parent_id FROM public.users_rels WHERE roles_id = ${id})`,
        z.object({ people: z.coerce.number(), without: z.coerce.number() }),
      )
      return counts ?? { people: 0, without: 0 }
    }),
})
