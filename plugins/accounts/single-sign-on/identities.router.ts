import { APIError } from 'payload'
import { z } from 'zod'
import { createRouter, inTransaction, ownProcedure } from '#plugins/rpc/rpcBase.ts'
import { requireRecentProof } from '../sign-in/recentProof.ts'
import { identitiesOf, removeIdentity } from './identities.store.ts'
import { recordChange } from './providedAccount.service.ts'
import { singleSignOnOf } from './singleSignOn.options.ts'

const identity = z.object({ issuer: z.string().max(500), subject: z.string().max(255) })

/** What a signed-in person links to their account at the provider of single sign-on. */
export const identitiesRouter = createRouter({
  identities: ownProcedure({ summary: 'Which person of the provider may log in to one’s own account' })
    .input(z.object({}))
    .output(
      z.object({
        // Null: this newsroom has no single sign-on.
        provider: z.object({ name: z.string(), isLinked: z.boolean() }).nullable(),
        hasPassword: z.boolean(),
        identities: z.array(
          identity.extend({ email: z.string().nullable(), linkedAt: z.string(), lastUsedAt: z.string() }),
        ),
      }),
    )
    .query(async ({ ctx: { req } }) => {
      const signOn = singleSignOnOf(req)
      const identities = await identitiesOf(req, Number(req.user?.id))
      const isAt = (issuer: string) => new URL(issuer).href === (signOn && new URL(signOn.issuer).href)
      return {
        provider: signOn && { name: signOn.name, isLinked: identities.some(({ issuer }) => isAt(issuer)) },
        hasPassword: req.user?.provider !== 'OIDC',
        identities,
      }
    }),

  unlinkIdentity: ownProcedure({ summary: 'Unlink a person of the provider from one’s own account' })
    .input(identity)
    .output(z.object({}))
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => {
      await requireRecentProof(req)
      const userId = Number(req.user?.id)
      const { name, provider } = await req.payload.findByID({
        collection: 'users',
        id: userId,
        depth: 0,
        overrideAccess: true,
        req,
      })
      if (provider === 'OIDC') {
        throw new APIError('It is your only way in. Set a password first, then unlink it.', 409, null, true)
      }
      const removed = await removeIdentity(req, { ...input, userId })
      if (removed) {
        await recordChange(req, { id: userId, name }, { singleSignOn: { from: removed.email ?? input.subject } })
      }
      return {}
    }),
})
