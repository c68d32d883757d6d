import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { APIError, killTransaction } from 'payload'
import { z } from 'zod'
import { idsOf } from '#collections/permissions/actor.ts'
import { isTrustedDevice } from '../devices/devices.store.ts'
import { beginChallenge } from '../sign-in/challenges.store.ts'
import { keptSession } from '../single-sign-on/providerSessions.store.ts'
import { type FactorRule, stepAfterPassword, strictestRule } from './factors.rules.ts'
import { beginGrace, endGrace, type FactorFacts, factsOf, hasFactor } from './factors.store.ts'

// Milliseconds to finish a log-in, and to set a factor up within one.
const askLifetime = 5 * 60 * 1000
const setUpLifetime = 15 * 60 * 1000

/** How the first step of a log-in was proved, where it was not the password. */
export const firstProof = z.object({ provided: keptSession.optional() })
type FirstProof = z.infer<typeof firstProof>

/** Returns what the roles of a person say about a second factor. */
export async function ruleOf(req: PayloadRequest, user: { roles?: unknown }): Promise<FactorRule> {
  const { docs } = await req.payload.find({
    collection: 'roles',
    where: { id: { in: idsOf(user.roles) } },
    select: { secondFactor: true, graceDays: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return strictestRule(docs)
}

/** Asks everybody whose password was right for what their log-in still needs, at every door of Payload's log-in. */
export async function askForSecondFactor({ req, user }: Parameters<CollectionBeforeLoginHook>[0]) {
  try {
    await requireSecondFactor(req, { id: Number(user.id), roles: user.roles })
  } catch (error) {
    // The transaction is over, and the session with it: Payload has none to take back.
    user.sessions = []
    throw error
  }
  return user
}

/**
 * Requires what a log-in still needs after its first proof, such as the password. The log-in ends there; the holder of the
 * challenge of the refusal goes on.
 * @param data what the challenge keeps of the first proof
 * @throws APIError 401 with the code `account.secondFactor` or `account.setUpFactor`, and the challenge
 */
export async function requireSecondFactor(
  req: PayloadRequest,
  user: { id: number; roles?: unknown },
  data: FirstProof = {},
): Promise<void> {
  const facts = await factsOf(req, user.id)
  const rule = await ruleOf(req, user)
  const isTrusted = hasFactor(facts) && (await isTrustedDevice(req, user.id))
  const person = {
    ...rule,
    requiredSince: facts.requiredSince,
    hasFactor: hasFactor(facts),
    isTrustedDevice: isTrusted,
  }
  const step = stepAfterPassword(person, new Date())
  if (step !== null) throw await challengeFor(req, { userId: user.id, step, facts, data })
  const countsGrace = rule.rule === 'required' && !hasFactor(facts)
  if (countsGrace && !facts.requiredSince) await beginGrace(req, user.id)
  if (!countsGrace && facts.requiredSince) await endGrace(req, user.id)
}

async function challengeFor(
  req: PayloadRequest,
  { userId, step, facts, data }: { userId: number; step: 'ask' | 'setUp'; facts: FactorFacts; data: FirstProof },
): Promise<APIError> {
  // Ends the log-in's transaction, which Payload would take back: its connection is free before the challenge needs one.
  await killTransaction(req)
  const outside = { payload: req.payload }
  if (step === 'setUp') {
    const challenge = await beginChallenge(outside, { purpose: 'set-up-factor', userId, data, lifetime: setUpLifetime })
    return new APIError(
      'Your role requires a second factor. Set one up to come in.',
      401,
      { code: 'account.setUpFactor', challenge },
      true,
    )
  }
  const challenge = await beginChallenge(outside, { purpose: 'second-factor', userId, data, lifetime: askLifetime })
  const refusal = { code: 'account.secondFactor', challenge, methods: methodsOf(facts) }
  return new APIError('Confirm that it is you with your second factor.', 401, refusal, true)
}

/** Returns the ways in which a person can prove who they are, beside the password. */
export function methodsOf({ hasTotp, passkeys, recoveryCodesLeft }: FactorFacts): string[] {
  return [hasTotp && 'app', passkeys > 0 && 'passkey', recoveryCodesLeft > 0 && 'recovery-code'].filter(
    (method) => method !== false,
  )
}
