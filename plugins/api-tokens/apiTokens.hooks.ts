import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'
import { revokeTokensOf } from './tokens.store.ts'

const message =
  'API tokens are made, changed and revoked by the procedures apiToken.create, apiToken.change and apiToken.revoke.'

/** Refuses writes over REST and GraphQL, and names the procedures that do them. */
export const nameProcedures: CollectionBeforeOperationHook = ({ operation, overrideAccess }) => {
  if (overrideAccess === true || operation === 'read' || operation === 'count') return
  throw new APIError(message, 400, { code: 'token.directWrite' }, true)
}

/** Ends the tokens of an account that becomes inactive, for good. */
export const endTokensOfInactive: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.status !== 'ACTIVE' && previousDoc?.status === 'ACTIVE') await revokeTokensOf(req, doc.id, nameOf(req))
  return doc
}

/** Ends the tokens of an account that is deleted; they stay in the list. */
export const endTokensOfDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await revokeTokensOf(req, Number(id), nameOf(req))
}

const nameOf = ({ user }: PayloadRequest): string | null => (user?.collection === 'users' ? user.name : null)
