import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { createRouter, inTransaction, ownProcedure } from '#plugins/rpc/rpcBase.ts'
import { forgetDevice } from '../devices/devices.store.ts'
import { requireProof } from '../sign-in/recentProof.ts'
import { myFactors, personWhoMay } from './myFactors.service.ts'
import { renamePasskey } from './passkeys.store.ts'
import { beginPasskey, beginTotp, finishPasskey, finishTotp, removeFactor, renewCodes } from './setUp.service.ts'
import { ruleOf } from './signInStep.service.ts'
import { registrationOptions, registrationResponse } from './webauthn.schema.ts'

const nothing = z.object({})
const newCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })
const passkeyName = z.string().trim().min(1, 'Give it a name.').max(60, 'A name has at most 60 characters.')

/** What people do with their own second factors. */
export const factorsRouter = createRouter({
  factors: ownProcedure({ summary: 'The second factors of who asks, and what their roles require.' })
    .input(nothing)
    .output(
      z.object({
        rule: z.enum(['off', 'optional', 'required']),
        setUpBy: z.string().nullable(),
        appSince: z.string().nullable(),
        passkeys: z.array(
          z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
        ),
        recoveryCodesLeft: z.number(),
        devices: z.array(
          z.object({ id: z.string(), name: z.string(), lastUsedAt: z.string(), trustedUntil: z.string().nullable() }),
        ),
      }),
    )
    .query(({ ctx: { req } }) => myFactors(req)),

  beginApp: ownProcedure({
    summary: 'Begins an authenticator app: its secret, and the address that its QR code holds.',
  })
    .input(nothing)
    .output(z.object({ challenge: z.string(), secret: z.string(), address: z.string() }))
    .mutation(async ({ ctx: { req } }) => beginTotp(req, await personWhoMay(req))),

  finishApp: ownProcedure({
    summary: 'Takes an authenticator app whose code is right; recovery codes come with the first factor.',
  })
    .input(z.object({ challenge: z.string().max(100), code: z.string().max(20) }))
    .output(newCodes)
    .mutation(async ({ ctx: { req }, input }) => ({
      recoveryCodes: await finishTotp(req, await personWhoMay(req), input),
    })),

  beginPasskey: ownProcedure({ summary: 'Begins a passkey: what the browser needs to make it.' })
    .input(nothing)
    .output(registrationOptions)
    .mutation(async ({ ctx: { req } }) => beginPasskey(req, await personWhoMay(req))),

  finishPasskey: ownProcedure({
    summary: 'Takes a passkey that the browser has made; recovery codes come with the first factor.',
  })
    .input(z.object({ response: registrationResponse, name: z.string().max(60) }))
    .output(newCodes)
    .mutation(async ({ ctx: { req }, input }) => ({
      recoveryCodes: await finishPasskey(req, await personWhoMay(req), input),
    })),

  renamePasskey: ownProcedure({ summary: 'Names a passkey.' })
    .input(z.object({ id: z.string(), name: passkeyName }))
    .output(nothing)
    .mutation(async ({ ctx: { req }, input }) => {
      const id = Number(req.user?.id)
      await renamePasskey(req, id, input.id, input.name)
      await recordDeed(req, { action: 'update', kind: 'users', id, what: 'named a passkey' })
      return {}
    }),

  removeFactor: ownProcedure({
    summary: 'Removes the authenticator app or a passkey; the last one stays where a role requires it.',
  })
    .input(z.object({ passkey: z.string().nullable() }))
    .output(nothing)
    .mutation(async ({ ctx: { req }, input: { passkey } }) => {
      await requireProof(req)
      const { rule } = await ruleOf(req, req.user ?? {})
      await removeFactor(req, Number(req.user?.id), { passkey, isRequired: rule === 'required' })
      return {}
    }),

  renewRecoveryCodes: ownProcedure({
    summary: 'Makes new recovery codes; those before work no longer.',
  })
    .input(nothing)
    .output(z.object({ recoveryCodes: z.array(z.string()) }))
    .use(inTransaction)
    .mutation(async ({ ctx: { req } }) => {
      await requireProof(req)
      return { recoveryCodes: await renewCodes(req, Number(req.user?.id)) }
    }),

  forgetDevice: ownProcedure({ summary: 'Forgets a browser: the next log-in there asks for everything.' })
    .input(z.object({ id: z.string() }))
    .output(nothing)
    .mutation(async ({ ctx: { req }, input: { id } }) => {
      const userId = Number(req.user?.id)
      await forgetDevice(req, userId, id)
      await recordDeed(req, { action: 'update', kind: 'users', id: userId, what: 'forgot a browser' })
      return {}
    }),
})
