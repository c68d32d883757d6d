import type { PayloadRequest } from 'payload'
import { UnauthorizedError } from 'payload'
import type { Actor } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { withheldError, withholdingOf } from '#collections/permissions/withheld.ts'
import type { GateMode } from './permissionGate.ts'
import { passesGate } from './permissionGate.ts'

/**
 * Checks the gate of procedures, endpoints and real-time messages that are about no one document.
 * @returns who asks, for the policies that come after.
 * @throws APIError 401 without a login, 403 that lists `requiredPermissions` and `missingPermissions`.
 */
export async function requirePermissions(
  req: PayloadRequest,
  permissions: readonly Permission[],
  mode: GateMode = 'all',
): Promise<Actor> {
  if (!req.user) throw new UnauthorizedError(req.t)
  const why = withholdingOf(req)
  if (why) throw withheldError(why)
  const actor = await actorOfRequest(req)
  if (!passesGate(actor, permissions, mode)) throw permissionError(actor, permissions, mode === 'some')
  return actor
}
