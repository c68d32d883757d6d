import type { Payload, PayloadRequest } from 'payload'
import { delegated } from '#collections/permissions/delegation.ts'
import { forwardedNetwork } from '#contract/clientNetwork.ts'
import { hashOfSecret } from '#plugins/accounts/secret.ts'
import { isWithin } from './networks.ts'
import { isToken, sentToken } from './tokenFormat.ts'
import type { RefusalCode } from './tokenRefusal.ts'
import { findToken, type StoredToken } from './tokens.store.ts'

type SignedInUser = NonNullable<PayloadRequest['user']>

/** What a token that a request sends amounts to: the account that it uses, or why it does not let in. */
export type TokenReading = { user: SignedInUser; token: StoredToken } | { refusal: RefusalCode }

/** Names the strategy of authentication, on its users. */
export const strategyName = 'api-token'

// By the headers of a request: the front door and the strategy of authentication read the same.
const readings = new WeakMap<Headers, Promise<TokenReading>>()

/** Reads the token that a request sends; null for a request that sends none. It is read once a request. */
export function readToken(payload: Payload, headers: Headers): Promise<TokenReading> | null {
  const sent = sentToken(headers)
  if (sent === null) return null
  const known = readings.get(headers)
  if (known) return known
  const reading = read(payload, sent, forwardedNetwork(headers))
  readings.set(headers, reading)
  return reading
}

async function read(payload: Payload, sent: string, network: string | null): Promise<TokenReading> {
  if (!isToken(sent)) return { refusal: 'malformed' }
  const token = await findToken(payload, hashOfSecret(sent))
  if (!token) return { refusal: 'unknown' }
  if (token.revokedAt) return { refusal: 'revoked' }
  if (token.expiresAt.getTime() <= Date.now()) return { refusal: 'expired' }
  if (!isWithin(token.networks, network)) return { refusal: 'network' }
  const owner = await ownerOf(payload, token)
  if (owner?.status !== 'ACTIVE') return { refusal: 'owner' }
  const { id, name, permissions } = token
  const user = { ...owner, collection: 'users' as const, _strategy: strategyName }
  return { token, user: delegated(user, { kind: 'token', id, name, permissions }) }
}

async function ownerOf(payload: Payload, { owner }: StoredToken) {
  if (!owner) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: owner } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0] ?? null
}
