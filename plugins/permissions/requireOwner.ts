import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { delegationOf } from '#collections/permissions/delegation.ts'

const notForTokens = (): APIError =>
  new APIError('A token cannot do this: log in as a person.', 403, { code: 'account.ownerOnly' }, true)

/**
 * Requires that a request comes from no program with a token.
 * @throws APIError 403 with the code `account.ownerOnly`
 */
export function requireLogIn(req: PayloadRequest): void {
  if (delegationOf(req)?.kind === 'token') throw notForTokens()
}

/**
 * Requires that the account of a request is used by its owner: not by a program with a token, and not by a person who
 * acts as the owner.
 * @throws APIError 403 with the code `account.ownerOnly`
 */
export function requireOwner(req: PayloadRequest): void {
  requireLogIn(req)
  if (!delegationOf(req)) return
  const reason = 'Only the owner of the account can do this. Stop acting as this person first.'
  throw new APIError(reason, 403, { code: 'account.ownerOnly' }, true)
}
