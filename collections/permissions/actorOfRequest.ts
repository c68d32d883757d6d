import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import type { Actor, Id } from './actor.ts'
import { anonymous, idsOf } from './actor.ts'
import { delegationOf, permissionsInEffect } from './delegation.ts'
import { permissionsOfRoles } from './permissionsOfRoles.ts'

// Actors by the object of the signed-in user, which Payload reads again for every request: roles and author records are
// looked up once a request, however many access functions need them.
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
  // One after the other: within a transaction both share a connection, which takes one query at a time.
  const permissions = await permissionsOfRoles(req, idsOf('roles' in user ? user.roles : null))
  const authorIds = await authorRecordsOf(req, user.id)
  return {
    kind: 'person',
    id: user.id,
    status: user.status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE',
    permissions: new Set(permissionsInEffect(permissions, delegationOf(req))),
    authorIds,
  }
}

const authorRecordsOf = async (req: PayloadRequest, userId: Id): Promise<Id[]> => {
  const rows = await query(
    req,
    sql`SELECT id FROM authors WHERE user_id = ${Number(userId)} ORDER BY name, id`,
    z.object({ id: z.number() }),
  )
  return rows.map(({ id }) => id)
}
