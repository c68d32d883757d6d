import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '#database/transaction.ts'
import { publicDoor } from '../publicDoor.ts'
import { readChallenge } from '../sign-in/challenges.store.ts'
import { type FactorPerson, personById } from './factorRecord.ts'
import { factsOf, hasFactor } from './factors.store.ts'
import { challengeInput, challengeOver, comeIn } from './secondStep.endpoints.ts'
import { beginPasskey, beginTotp, finishPasskey, finishTotp } from './setUp.service.ts'
import { registrationResponse } from './webauthn.schema.ts'

const purpose = 'set-up-factor'

/** Setting up a first factor before the session begins, for people whose role requires one. */
export const setUpDoors: Endpoint[] = [
  publicDoor({
    path: '/set-up/app/begin',
    schema: z.object({ challenge: challengeInput }),
    answer: async (req, { challenge }) => ({ body: await beginTotp(req, await personOf(req, challenge)) }),
  }),
  publicDoor({
    path: '/set-up/app',
    schema: z.object({ challenge: challengeInput, app: challengeInput, code: z.string().max(20) }),
    answer: async (req, { challenge, app, code }) => {
      const person = await personOf(req, challenge)
      const recoveryCodes = await finishTotp(req, person, { challenge: app, code })
      const proved = { challenge, purpose, userId: person.id, body: { recoveryCodes } } as const
      return comeIn(req, { ...proved, second: 'code' })
    },
  }),
  publicDoor({
    path: '/set-up/passkey/begin',
    schema: z.object({ challenge: challengeInput }),
    answer: async (req, { challenge }) => ({ body: await beginPasskey(req, await personOf(req, challenge)) }),
  }),
  publicDoor({
    path: '/set-up/passkey',
    schema: z.object({ challenge: challengeInput, response: registrationResponse, name: z.string().max(60) }),
    answer: async (req, { challenge, response, name }) => {
      const person = await personOf(req, challenge)
      return inTransaction(req, async () => {
        const recoveryCodes = await finishPasskey(req, person, { response, name })
        const proved = { challenge, purpose, userId: person.id, body: { recoveryCodes } } as const
        return comeIn(req, { ...proved, second: 'passkey' })
      })
    },
  }),
]

async function personOf(req: PayloadRequest, challenge: string): Promise<FactorPerson> {
  const begun = await readChallenge(req, challenge, purpose)
  if (!begun?.userId) throw challengeOver('This took too long. Enter your password again.')
  // An attacker who has the password could add a factor of theirs to one that was set up meanwhile.
  if (hasFactor(await factsOf(req, begun.userId))) throw challengeOver('You have a second factor by now. Log in again.')
  return personById(req, begun.userId)
}
