import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { delegationOf } from '#collections/permissions/delegation.ts'

/**
 * Requires that the account of a request is used by its owner: not by a program with a token, and not by a person who
 * acts as the owner.
 * @throws APIError 403 with the code `account.ownerOnly`
 */
export function requireOwner(req: PayloadRequest): void {
  const by = delegationOf(req)
  if (!by) return
  const reason =
    by.kind === 'token'
      ? 'A token cannot do this: log in as a person.'
      : 'Only the owner of the account can do this. Stop acting as this person first.'
  throw new APIError(reason, 403, { code: 'account.ownerOnly' }, true)
}
