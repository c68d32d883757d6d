import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { apiTokenRules } from '#collections/api-tokens/apiTokens.policy.ts'
import type { Actor } from '#collections/permissions/actor.ts'
import { holds, isSameId } from '#collections/permissions/actor.ts'
import { isDelegable } from '#collections/permissions/delegation.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { hashOfSecret } from '#plugins/accounts/secret.ts'
import { requireRecentProof } from '#plugins/accounts/sign-in/recentProof.ts'
import { isNarrower } from './networks.ts'
import { usualPerMinute } from './tokenDoor.ts'
import { hintOf, newToken } from './tokenFormat.ts'
import { readableToken, type StoredToken } from './tokens.store.ts'

const day = 24 * 60 * 60 * 1000
const usualDays = 90
const mostDays = 366

interface TokenFacts {
  name: string
  permissions: Permission[]
  networks: string[]
  perMinute: number
  expiresAt: string
}

/** Makes a token of the person of a request. @returns its secret, which is kept nowhere */
export async function createToken(
  req: PayloadRequest,
  actor: Actor,
  { expiresAt, ...facts }: Omit<TokenFacts, 'expiresAt'> & { expiresAt?: string },
): Promise<{ id: number; secret: string; expiresAt: string }> {
  await requireRecentProof(req)
  requireGivable(actor, facts.permissions)
  const end = expiresAt ? endFrom(expiresAt) : new Date(Date.now() + usualDays * day)
  const secret = newToken()
  const { id } = await req.payload.create({
    collection: 'api-tokens',
    data: {
      ...facts,
      expiresAt: end.toISOString(),
      owner: Number(req.user?.id),
      hint: hintOf(secret),
      secretHash: hashOfSecret(secret),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { id, secret, expiresAt: end.toISOString() }
}

/**
 * Changes a token.
 * @throws APIError 403 for more than it had, from another person than its owner
 */
export async function changeToken(
  req: PayloadRequest,
  actor: Actor,
  { id, ...change }: Partial<TokenFacts> & { id: number },
): Promise<void> {
  const token = await openToken(req, id)
  const isOwner = isSameId(token.owner, req.user?.id)
  if (!isOwner && !apiTokenRules.update.allows(actor, {})) throw permissionError(actor, ['UPDATE_API_TOKEN'])
  const added = (change.permissions ?? []).filter((permission) => !token.permissions.includes(permission))
  if (isWider(token, change, added)) {
    if (!isOwner) throw refusal('Only the owner of a token can give it more than it has.', 403, 'token.notYours')
    await requireRecentProof(req)
    requireGivable(actor, added)
  }
  const end = change.expiresAt === undefined ? {} : { expiresAt: endFrom(change.expiresAt).toISOString() }
  await write(req, id, { ...change, ...end })
}

/** Revokes a token for good. */
export async function revokeToken(req: PayloadRequest, actor: Actor, id: number): Promise<void> {
  const { owner } = await openToken(req, id)
  if (!apiTokenRules.revoke.allows(actor, { owner })) throw permissionError(actor, ['DELETE_API_TOKEN'])
  const revokedBy = req.user?.collection === 'users' ? req.user.name : null
  await write(req, id, { revokedAt: new Date().toISOString(), revokedBy })
}

const write = (req: PayloadRequest, id: number, data: object) =>
  req.payload.update({ collection: 'api-tokens', id, data, depth: 0, overrideAccess: true, req })

// Throws APIError 404 without the token, 409 for one that was revoked.
async function openToken(req: PayloadRequest, id: number): Promise<StoredToken> {
  const token = await readableToken(req, id)
  if (!token) throw refusal('There is no such token.', 404, 'token.missing')
  if (token.revokedAt) throw refusal('The token was revoked. Make a new one.', 409, 'token.revoked')
  return token
}

function isWider(token: StoredToken, change: Partial<TokenFacts>, added: readonly Permission[]): boolean {
  return (
    added.length > 0 ||
    (change.networks !== undefined && !isNarrower(change.networks, token.networks)) ||
    (change.perMinute ?? 0) > (token.perMinute ?? usualPerMinute) ||
    (change.expiresAt !== undefined && Date.parse(change.expiresAt) > token.expiresAt.getTime())
  )
}

// Throws APIError 403 for what the actor does not hold, 400 for control of accounts.
function requireGivable(actor: Actor, permissions: readonly Permission[]): void {
  const missing = permissions.filter((permission) => !holds(actor, permission))
  if (missing.length > 0) throw permissionError(actor, missing)
  const kept = permissions.filter((permission) => !isDelegable(permission))
  if (kept.length === 0) return
  throw refusal(`No token can have control of accounts: ${kept.join(', ')}.`, 400, 'token.notGivable')
}

function endFrom(text: string): Date {
  const end = new Date(text)
  const days = (end.getTime() - Date.now()) / day
  if (days > 0 && days <= mostDays) return end
  throw refusal(`A token ends in the future, and after ${mostDays} days at most.`, 400, 'token.end')
}

const refusal = (message: string, status: number, code: string) => new APIError(message, status, { code }, true)
