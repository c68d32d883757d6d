import { z } from 'zod'
import type { LinkPurpose } from '#contract/subscribing.schema.ts'
import { readToken, signToken } from '#contract/tokens.ts'

// Milliseconds within which a subscription can be confirmed. Unsubscribing always works.
const confirmWithin = 7 * 24 * 60 * 60 * 1000

const claims = z.object({ subscriptions: z.array(z.int().min(1)).min(1) })

/** `preferences`: to see and change all subscriptions of an address. */
export type TokenPurpose = LinkPurpose | 'preferences'

const audienceOf = (purpose: TokenPurpose): string => `newsletter ${purpose}`

/** Makes the part of a link that names its subscriptions. */
export function subscriptionToken(
  { purpose, subscriptions, now }: { purpose: TokenPurpose; subscriptions: number[]; now: Date },
  secret: string,
): Promise<string> {
  const expires = purpose === 'confirm' ? new Date(now.getTime() + confirmWithin) : null
  return signToken(audienceOf(purpose), { subscriptions }, secret, expires)
}

/** Returns the subscriptions of a link; null for a token that is forged, expired or made for another purpose. */
export async function subscriptionsOf(
  token: string,
  purpose: TokenPurpose,
  secret: string,
  now: Date,
): Promise<number[] | null> {
  const found = await readToken(audienceOf(purpose), claims, token, { secret, now })
  return found?.subscriptions ?? null
}
