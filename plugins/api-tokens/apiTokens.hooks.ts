import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionMeHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import { readToken } from './tokenReading.ts'
import { revokeTokensOf } from './tokens.store.ts'

const message =
  'API tokens are made, changed and revoked by the procedures apiToken.create, apiToken.change and apiToken.revoke.'

/** Refuses writes over REST and GraphQL, and names the procedures that do them. */
export function nameProcedures({ operation, overrideAccess }: Parameters<CollectionBeforeOperationHook>[0]): void {
  if (overrideAccess === true || operation === 'read' || operation === 'count') return
  throw new APIError(message, 400, { code: 'token.directWrite' }, true)
}

/** Ends the tokens of an account that becomes inactive, for good. */
export async function endTokensOfInactive({
  doc,
  previousDoc,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): Promise<object> {
  if (doc.status !== 'ACTIVE' && previousDoc?.status === 'ACTIVE') await revokeTokensOf(req, doc.id, nameOf(req))
  return doc
}

/** Ends the tokens of an account that is deleted; they stay in the list. */
export async function endTokensOfDeleted({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]): Promise<void> {
  await revokeTokensOf(req, Number(id), nameOf(req))
}

/** Describes the account to a program as the program has it: with the permissions of its token, until the token ends. */
export async function describeProgram({ args: { req }, user }: Parameters<CollectionMeHook>[0]) {
  const reading = await readToken(req.payload, req.headers)
  if (!reading || 'refusal' in reading) return undefined
  const { permissions } = reading.user
  return { exp: Math.floor(reading.token.expiresAt.getTime() / 1000), user: { ...user, permissions } }
}

const nameOf = ({ user }: PayloadRequest): string | null => (user?.collection === 'users' ? user.name : null)
