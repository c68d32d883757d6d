import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { listDevices } from '../devices/devices.store.ts'
import { requireProof } from '../sign-in/recentProof.ts'
import { type FactorPerson, personById } from './factorRecord.ts'
import { graceEnd } from './factors.rules.ts'
import { factsOf, hasFactor } from './factors.store.ts'
import { passkeysOf } from './passkeys.store.ts'
import { ruleOf } from './signInStep.service.ts'
import { totpOf } from './totp.store.ts'

/** Returns the second factors of who asks, and what their roles require. */
export async function myFactors(req: PayloadRequest) {
  const userId = Number(req.user?.id)
  const facts = await factsOf(req, userId)
  const rule = await ruleOf(req, req.user ?? {})
  const app = await totpOf(req, userId)
  const isDue = rule.rule === 'required' && !hasFactor(facts)
  return {
    rule: rule.rule,
    setUpBy: isDue ? graceEnd(rule, facts.requiredSince, new Date()).toISOString() : null,
    appSince: app?.confirmedAt.toISOString() ?? null,
    passkeys: (await passkeysOf(req, userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: facts.recoveryCodesLeft,
    devices: await listDevices(req, userId),
  }
}

/**
 * Returns who asks, if they may set up a second factor and have just proved who they are.
 * @throws APIError when they may not, or have to prove it first
 */
export async function personWhoMay(req: PayloadRequest): Promise<FactorPerson> {
  const { rule } = await ruleOf(req, req.user ?? {})
  if (rule === 'off') throw new APIError('Your roles do not use a second factor.', 403, null, true)
  await requireProof(req)
  return personById(req, Number(req.user?.id))
}
