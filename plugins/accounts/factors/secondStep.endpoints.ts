import type { Endpoint, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { inTransaction } from '#database/transaction.ts'
import { forgiveAttempt, requireAttempt } from '../attempts/attempts.service.ts'
import { clientOf } from '../client.ts'
import { rememberDevice } from '../devices/devices.store.ts'
import { type DoorAnswer, publicDoor } from '../publicDoor.ts'
import { beginSession, type SecondProof } from '../sign-in/beginSession.ts'
import {
  attemptChallenge,
  beginChallenge,
  type ChallengePurpose,
  readChallenge,
  takeChallenge,
} from '../sign-in/challenges.store.ts'
import { keepProviderSession } from '../single-sign-on/providerSessions.store.ts'
import { passkeysOf } from './passkeys.store.ts'
import { proveByCode, proveByPasskey } from './proofs.service.ts'
import { firstProof } from './signInStep.service.ts'
import { authenticationResponse } from './webauthn.schema.ts'
import { authenticationFor, challengeOf } from './webauthn.ts'

/** The secret of a challenge, as a browser sends it back. */
export const challengeInput = z.string().max(100)

const trusts = z.boolean().default(false)

// Milliseconds to choose a passkey.
const passkeyLifetime = 5 * 60 * 1000

// Each question is stored until it is over: a stranger does not ask without end.
const passkeyBudget = (req: PayloadRequest) => [
  { subject: `passkeys from ${clientOf(req).network}`, limit: 60, minutes: 15 },
]

/** What a person reads whose challenge is over. */
export function challengeOver(message: string): APIError {
  return new APIError(message, 401, { code: 'account.challengeOver' }, true)
}

const passwordAgain = 'This took too long, or too many codes were wrong. Enter your password again.'
const passkeyAgain = 'This took too long. Choose the passkey again.'

/** The second steps of a log-in whose password was right, and the log-in with a passkey alone. */
export const secondStepDoors: Endpoint[] = [
  publicDoor({
    path: '/second-factor/code',
    schema: z.object({ challenge: challengeInput, code: z.string().max(100), trusts }),
    answer: async (req, { challenge, code, trusts }) => {
      const userId = await personOf(await attemptChallenge(req, challenge, 'second-factor'))
      const proof = await proveByCode(req, userId, code)
      return comeIn(req, { challenge, purpose: 'second-factor', userId, second: proof, trusts })
    },
  }),
  publicDoor({
    path: '/second-factor/passkey/options',
    schema: z.object({ challenge: challengeInput }),
    answer: async (req, { challenge }) => {
      const userId = await personOf(await readChallenge(req, challenge, 'second-factor'))
      return { body: await authenticationFor(req, { challenge, passkeys: await passkeysOf(req, userId) }) }
    },
  }),
  publicDoor({
    path: '/second-factor/passkey',
    schema: z.object({ challenge: challengeInput, response: authenticationResponse, trusts }),
    answer: async (req, { challenge, response, trusts }) => {
      const userId = await personOf(await attemptChallenge(req, challenge, 'second-factor'))
      await proveByPasskey(req, { userId, challenge, response })
      return comeIn(req, { challenge, purpose: 'second-factor', userId, second: 'passkey', trusts })
    },
  }),
  publicDoor({
    path: '/passkey/options',
    schema: z.object({}),
    answer: async (req) => {
      await requireAttempt(req, passkeyBudget(req))
      const begun = { purpose: 'passkey-sign-in', userId: null, lifetime: passkeyLifetime } as const
      return { body: await authenticationFor(req, { challenge: await beginChallenge(req, begun) }) }
    },
  }),
  publicDoor({
    path: '/passkey',
    schema: z.object({ response: authenticationResponse }),
    answer: async (req, { response }) => {
      const challenge = challengeOf(response)
      if (!(await readChallenge(req, challenge, 'passkey-sign-in'))) throw challengeOver(passkeyAgain)
      const userId = await proveByPasskey(req, { userId: null, challenge, response })
      await forgiveAttempt(req, passkeyBudget(req))
      return comeIn(req, { challenge, purpose: 'passkey-sign-in', userId, second: null })
    },
  }),
]

async function personOf(challenge: { userId: number | null } | null): Promise<number> {
  if (challenge?.userId) return challenge.userId
  throw challengeOver(passwordAgain)
}

/**
 * Ends a challenge with a session; of two calls that end it at once, one comes in.
 * @param step.second the proof beside the first one; null: a passkey alone
 * @param step.body what the screen shows beside it
 */
export function comeIn(
  req: PayloadRequest,
  step: {
    challenge: string
    purpose: ChallengePurpose
    userId: number
    second: SecondProof | null
    trusts?: boolean
    body?: object
  },
): Promise<DoorAnswer> {
  const { challenge, purpose, userId, second, trusts, body } = step
  return inTransaction(req, async () => {
    const taken = await takeChallenge(req, challenge, purpose)
    if (!taken) throw challengeOver(passwordAgain)
    const { provided } = firstProof.parse(taken.data)
    const method = second ? (`${provided ? 'single-sign-on' : 'password'}-and-${second}` as const) : 'passkey'
    const { id, cookie, token, exp } = await beginSession(req, { userId, method })
    if (provided) await keepProviderSession(req, id, provided)
    const device = await rememberDevice(req, userId, { beginsTrust: trusts })
    return { body: { token, exp, ...body }, cookies: [cookie, device] }
  })
}
