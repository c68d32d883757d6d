import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { factsOf, hasFactor } from '../factors/factors.store.ts'
import { noteProofOf } from '../sign-in/recentProof.ts'
import { accountOfIdentity } from './identities.store.ts'
import type { ProvidedSession } from './provider.ts'
import { SignOnRefused } from './signOnRefusals.ts'

/** A log-in here whose person is to prove again who they are, and since when, in seconds since 1970. */
export const wantedProof = z.object({ session: z.string(), since: z.number() })
export type WantedProof = z.infer<typeof wantedProof>

const loggedIn = z.object({ _sid: z.string() })

// Seconds that the clocks of two servers may differ.
const clockTolerance = 60

/**
 * Returns what the person of the request is to prove by the provider: those without a password and a second factor here.
 * @throws APIError 409 for others
 */
export async function proofWantedOf(req: PayloadRequest): Promise<WantedProof> {
  const isOfProvider = req.user?.provider === 'OIDC' && !hasFactor(await factsOf(req, Number(req.user.id)))
  if (!isOfProvider) throw new APIError('Use your password or your second factor.', 409, null, true)
  return { session: loggedIn.parse(req.user)._sid, since: Math.floor(Date.now() / 1000) }
}

/**
 * Takes a new log-in at the provider as proof of the person.
 * @throws SignOnRefused when the provider has not asked again, or for another person
 */
export async function proveByProvider(
  req: PayloadRequest,
  { userId, session, since }: WantedProof & { userId: number },
  { person, authenticatedAt }: ProvidedSession,
): Promise<void> {
  if (authenticatedAt === null || authenticatedAt < since - clockTolerance) throw new SignOnRefused('notAgain')
  if ((await accountOfIdentity(req, person)) !== userId) throw new SignOnRefused('otherPerson')
  await noteProofOf(req, { session, userId })
}
