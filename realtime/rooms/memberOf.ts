import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { type RoomRights, roomRights } from '#plugins/collaboration/rights/roomRights.ts'
import type { SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import { type Person, personColor } from '#plugins/collaboration/room/person.ts'
import type { User } from '../../payload-types.ts'

export interface Member {
  person: Person
  rights: RoomRights
  mayWriteHtml: boolean
  /** Ids of their log-ins that go on. */
  sessions: ReadonlySet<string>
}

/** Makes a request on behalf of a person; null when their account is gone. */
export async function requestOf(payload: Payload, personId: number): Promise<PayloadRequest | null> {
  const user = await payload.findByID({
    collection: 'users',
    id: personId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  return user && createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

/** Reads a person and their rights in a room; null when either no longer exists. */
export async function memberOf(payload: Payload, personId: number, name: SharedDocumentName): Promise<Member | null> {
  const req = await requestOf(payload, personId)
  if (req?.user?.collection !== 'users') return null
  const rights = await roomRights(req, name)
  if (!rights) return null
  const mayWriteHtml = holds(await actorOfRequest(req), 'UPDATE_HTML_BLOCK')
  return {
    person: { id: personId, name: req.user.name, colour: personColor(personId) },
    rights,
    mayWriteHtml,
    sessions: openSessions(req.user, new Date()),
  }
}

function openSessions({ sessions }: Pick<User, 'sessions'>, now: Date): ReadonlySet<string> {
  const open = sessions?.filter(({ expiresAt }) => new Date(expiresAt) > now)
  return new Set(open?.map(({ id }) => id))
}
