import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { type Writer, writersOf } from '#collections/fields/savedBy.field.ts'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { nameInUse } from '#collections/permissions/delegation.ts'
import { withheld } from '#collections/permissions/withheld.ts'
import { overdueAmong } from '#plugins/accounts/factors/factors.store.ts'
import { type RoomRights, roomRights } from '#plugins/collaboration/rights/roomRights.ts'
import type { SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import { type Person, personColor } from '#plugins/collaboration/room/person.ts'
import type { RoomClaims } from '#plugins/collaboration/room/room.token.ts'
import { accountOf, actedUserOf } from '#plugins/impersonation/actedUser.ts'
import type { User } from '../../payload-types.ts'

/** Who comes with a ticket: a person, or somebody who acts as them, in a log-in. */
export type Visitor = Pick<RoomClaims, 'person' | 'session' | 'by'>

export interface Member {
  person: Person
  writer: Writer
  rights: RoomRights
  mayWriteHtml: boolean
  /** Ids of log-ins that go on, of the person or of who acts as them. */
  sessions: ReadonlySet<string>
}

/** Makes a request on behalf of a visitor; null when their account is gone, or when they act as the person no more. */
export async function requestOf(payload: Payload, visitor: Visitor): Promise<PayloadRequest | null> {
  const visit = await visitOf(payload, visitor)
  return visit?.req ?? null
}

/** Reads a visitor and their rights in a room; null when the person or the document no longer exists. */
export async function memberOf(payload: Payload, visitor: Visitor, name: SharedDocumentName): Promise<Member | null> {
  const visit = await visitOf(payload, visitor)
  if (!visit) return null
  const { req, sessions } = visit
  const rights = await roomRights(req, name)
  const [writer] = writersOf(req)
  if (!rights || !writer || !req.user) return null
  return {
    person: { id: visitor.person, name: nameInUse(req.user), colour: personColor(visitor.person) },
    writer,
    rights,
    mayWriteHtml: holds(await actorOfRequest(req), 'UPDATE_HTML_BLOCK'),
    sessions,
  }
}

async function visitOf(
  payload: Payload,
  { person, session, by }: Visitor,
): Promise<{ req: PayloadRequest; sessions: ReadonlySet<string> } | null> {
  const account = await accountOf(payload, by ?? person)
  if (!account) return null
  const loggedIn = { ...account, collection: 'users', _sid: session } as const
  const isOverdue = (await overdueAmong({ payload }, [account.id])).has(account.id)
  const owner = isOverdue ? withheld(loggedIn, 'account.setUpFactor') : loggedIn
  const user = by === null ? owner : await actedUserOf(payload, owner)
  if (user?.id !== person) return null
  return { req: await createLocalReq({ user }, payload), sessions: openSessions(account, new Date()) }
}

function openSessions({ sessions }: Pick<User, 'sessions'>, now: Date): ReadonlySet<string> {
  const open = sessions?.filter(({ expiresAt }) => new Date(expiresAt) > now)
  return new Set(open?.map(({ id }) => id))
}
