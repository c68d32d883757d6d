import type { PayloadRequest } from 'payload'
import { sameJson } from '#blocks/core/sameJson.ts'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { idsOf } from '#collections/permissions/actor.ts'
import { hasAdministrator } from '#collections/users/administrators.ts'
import { lockNames } from '#database/namedLocks.ts'
import type { ProvidedPerson } from './claims.ts'
import { type MappedRole, rolesAfterSignOn } from './mappedRoles.ts'

/**
 * Sets the roles of an account by the groups of its person; in a transaction. What would leave the newsroom without an
 * administrator who can log in without the provider is not done.
 * @param mapping groups of the provider with the names of roles
 */
export async function followGroups(
  req: PayloadRequest,
  userId: number,
  { groups }: ProvidedPerson,
  mapping: readonly MappedRole<string>[],
): Promise<void> {
  const { logger } = req.payload
  if (mapping.length === 0) return
  if (groups === null || groups.length === 0) {
    logger.warn({ user: userId, msg: 'The provider named no groups of a person: their roles stay as they are.' })
    return
  }
  // Two at once could each leave the other as the last administrator.
  await lockNames(req, ['roles by single sign-on'])
  const account = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true, req })
  const held = idsOf(account.roles).map(Number)
  const roles = rolesAfterSignOn(held, await knownRoles(req, mapping), groups)
  if (sameJson([...held].sort(), [...roles].sort())) return
  const hadAdministrator = await hasAdministrator(req)
  const setRoles = (ids: number[]) =>
    req.payload.update({
      collection: 'users',
      id: userId,
      data: { roles: ids },
      depth: 0,
      overrideAccess: true,
      req,
    })
  await setRoles(roles)
  if (hadAdministrator && !(await hasAdministrator(req))) {
    await setRoles(held)
    logger.warn({ user: userId, msg: 'The last administrator keeps their roles, although the provider took a group.' })
    return
  }
  await recordActivity(req, {
    action: 'update',
    collection: req.payload.collections.users.config,
    document: { id: userId, name: account.name },
    from: null,
    to: null,
    source: 'system',
    outcome: 'done',
    by: null,
    detail: { changes: { roles: { from: held, to: roles } }, reason: 'Groups at the provider of single sign-on' },
  })
}

// Returns the mapping with the ids of roles; a role that does not exist is left out, and named in the log.
async function knownRoles(req: PayloadRequest, mapping: readonly MappedRole<string>[]): Promise<MappedRole<number>[]> {
  const { docs } = await req.payload.find({
    collection: 'roles',
    where: { name: { in: mapping.map(({ role }) => role) } },
    select: { name: true },
    pagination: false,
    overrideAccess: true,
    req,
  })
  const ids = new Map(docs.map(({ id, name }) => [name, Number(id)]))
  const unknown = mapping.filter(({ role }) => !ids.has(role)).map(({ role }) => role)
  if (unknown.length > 0)
    req.payload.logger.warn({ msg: `OIDC_ROLES names roles that do not exist: ${unknown.join(', ')}` })
  return mapping.flatMap(({ group, role }) => {
    const id = ids.get(role)
    return id === undefined ? [] : [{ group, role: id }]
  })
}
