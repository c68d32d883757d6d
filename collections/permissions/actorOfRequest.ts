import type { PayloadRequest } from 'payload'
import type { Actor } from './actor.ts'
import { anonymous, idsOf } from './actor.ts'
import { delegationOf, permissionsInEffect } from './delegation.ts'
import { isPermission } from './permissionNames.ts'
import { type Rights, rightsOf } from './rightsOf.ts'

// Actors by the object of the signed-in user: rights are looked up once a request, however many access functions need
// them.
const actors = new WeakMap<object, Promise<Actor>>()

/** Returns the actor of a request, with all that policies need. */
export function actorOfRequest(req: PayloadRequest): Promise<Actor> {
  const { user } = req
  if (!user) return Promise.resolve(anonymous)
  const remembered = actors.get(user)
  if (remembered) return remembered
  const actor = loadActor(req, user)
  actors.set(user, actor)
  return actor
}

type SignedInUser = NonNullable<PayloadRequest['user']>

const loadActor = async (req: PayloadRequest, user: SignedInUser): Promise<Actor> => {
  if (user.collection !== 'users') return anonymous
  const { permissions, authorIds } = justRead(user) ?? (await readRights(req, user))
  return {
    kind: 'person',
    id: user.id,
    status: user.status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE',
    permissions: new Set(permissions),
    authorIds,
  }
}

type OwnRights = Pick<Rights, 'permissions' | 'authorIds'>

// Returns the rights that came with the user: a strategy of authentication reads its user for each request. Others may
// hold one for longer.
const justRead = (user: SignedInUser): OwnRights | null => {
  if (!('_strategy' in user && 'authorIds' in user)) return null
  const { permissions, authorIds } = user
  return permissions && authorIds ? { permissions: permissions.filter(isPermission), authorIds } : null
}

const readRights = async (req: PayloadRequest, user: SignedInUser): Promise<OwnRights> => {
  const { permissions, authorIds } = await rightsOf(req, user.id, idsOf('roles' in user ? user.roles : null))
  return { permissions: permissionsInEffect(permissions, delegationOf(req)), authorIds }
}
