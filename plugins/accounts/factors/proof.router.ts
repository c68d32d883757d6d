import { APIError } from 'payload'
import { z } from 'zod'
import { createRouter, ownProcedure } from '#plugins/rpc/rpcBase.ts'
import { requirePassword } from '../passwords/password.service.ts'
import { attemptChallenge, beginChallenge, takeChallenge } from '../sign-in/challenges.store.ts'
import { needsProof, noteProof } from '../sign-in/recentProof.ts'
import { singleSignOnOf } from '../single-sign-on/singleSignOn.options.ts'
import { factsOf } from './factors.store.ts'
import { passkeysOf } from './passkeys.store.ts'
import { proveByCode, proveByPasskey } from './proofs.service.ts'
import { authenticationOptions, authenticationResponse } from './webauthn.schema.ts'
import { authenticationFor, challengeOf } from './webauthn.ts'

const nothing = z.object({})

// Milliseconds to use a passkey.
const passkeyLifetime = 5 * 60 * 1000

/** Proving again who one is, before what gives control of accounts. */
export const proofRouter = createRouter({
  proofMethods: ownProcedure({
    summary: 'How the caller can prove again that it is them, and whether they have to.',
  })
    .input(nothing)
    .output(
      z.object({
        isNeeded: z.boolean(),
        password: z.boolean(),
        code: z.boolean(),
        passkey: z.boolean(),
        // The name of the provider at which a person without anything of this can log in again.
        provider: z.string().nullable(),
      }),
    )
    .query(async ({ ctx: { req } }) => {
      const { hasTotp, passkeys, recoveryCodesLeft } = await factsOf(req, Number(req.user?.id))
      const password = req.user?.provider !== 'OIDC'
      const isNeeded = await needsProof(req)
      const isOfProvider = !password && !hasTotp && passkeys === 0
      const provider = isOfProvider ? (singleSignOnOf(req)?.name ?? null) : null
      return { isNeeded, password, code: hasTotp || recoveryCodesLeft > 0, passkey: passkeys > 0, provider }
    }),

  beginPasskeyProof: ownProcedure({ summary: 'What the browser needs to prove a passkey.' })
    .input(nothing)
    .output(authenticationOptions)
    .mutation(async ({ ctx: { req } }) => {
      const userId = Number(req.user?.id)
      const challenge = await beginChallenge(req, { purpose: 'prove-again', userId, lifetime: passkeyLifetime })
      return authenticationFor(req, { challenge, passkeys: await passkeysOf(req, userId) })
    }),

  prove: ownProcedure({
    summary: 'Proves that it is them, with the password, a code or a passkey. It lasts for ten minutes.',
  })
    .input(
      z.union([
        z.object({ password: z.string().max(1000) }),
        z.object({ code: z.string().max(100) }),
        z.object({ passkey: authenticationResponse }),
      ]),
    )
    .output(nothing)
    .mutation(async ({ ctx: { req }, input }) => {
      const userId = Number(req.user?.id)
      if ('code' in input) await proveByCode(req, userId, input.code)
      else if ('passkey' in input) {
        const challenge = challengeOf(input.passkey)
        const begun = await attemptChallenge(req, challenge, 'prove-again')
        if (begun?.userId !== userId) throw refused('This took too long. Choose the passkey again.')
        await proveByPasskey(req, { userId, challenge, response: input.passkey })
        await takeChallenge(req, challenge, 'prove-again')
      } else await requirePassword(req, input.password)
      await noteProof(req)
      return {}
    }),
})

const refused = (message: string): APIError => new APIError(message, 400, null, true)
