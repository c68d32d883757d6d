import type { LockState, Registration } from '#plugins/collaboration/messages/server.messages.ts'
import type { Person } from '#plugins/collaboration/room/person.ts'
import type { RefusalReason } from '#plugins/collaboration/room/refusalReasons.ts'
import type { RoomNotice, RoomState, SaveStatus, SteadyState } from './room.types.ts'
import type { RoomColleague } from './roomPeople.ts'

export interface RoomInternals {
  server: 'not asked' | 'connected' | 'away'
  unsynced: number
  copy: 'opening' | 'kept' | 'failed'
  /** The save that was requested and has not been answered, by the id of its message. */
  pendingSave: string | null
  hasSaveFailed: boolean
  isReady: boolean
  mayWrite: boolean
  refusal: RefusalReason | null
  lock: LockState | null
  registration: Registration
  mayUnlock: boolean
  people: RoomColleague[]
  me: Person | null
}

export const initialInternals: RoomInternals = {
  server: 'not asked',
  unsynced: 0,
  copy: 'opening',
  pendingSave: null,
  hasSaveFailed: false,
  isReady: false,
  mayWrite: false,
  refusal: null,
  lock: null,
  registration: 'ok',
  mayUnlock: false,
  people: [],
  me: null,
}

function statusOf({
  server,
  unsynced,
  copy,
  pendingSave,
  hasSaveFailed,
  isReady,
  mayWrite,
}: RoomInternals): SaveStatus {
  if (server === 'connected') {
    if (hasSaveFailed) return 'dirty'
    // The server takes no writes now: the text waits here until it does.
    if (!mayWrite && unsynced > 0) return copy === 'failed' ? 'dirty' : 'cached'
    return unsynced > 0 || pendingSave !== null ? 'saving' : 'saved'
  }
  if (!isReady) return 'unknown'
  if (copy === 'failed') return 'dirty'
  return server === 'not asked' ? 'unknown' : 'cached'
}

export function wordsOf({ status, mayWrite }: Pick<RoomState, 'status' | 'mayWrite'>): string {
  return status === 'cached' && !mayWrite ? 'Kept in this browser' : statusWords[status]
}

const statusWords: Record<SaveStatus, string> = {
  unknown: 'Connecting…',
  saving: 'Saving…',
  cached: 'Offline. Kept in this browser',
  saved: 'Saved',
  dirty: 'Not saved yet',
}

/** Notices for users who are refused. */
export const refusalNotices: Record<RefusalReason, string> = {
  reload: 'Citydesk was updated. Reload to go on writing; nothing is lost.',
  forbidden: 'You may not open this document any more.',
  token: 'You are not signed in any more. Sign in again to go on writing.',
  gone: 'This document was deleted.',
  unlocked: 'An unlock has been requested for this document. You have been disconnected.',
  busy: 'Too many people or windows have this document open. Close some of them.',
}

const noticeOf = (reason: RefusalReason | null): RoomNotice | null =>
  reason && { kind: reason, text: refusalNotices[reason] }

export function toRoomState(facts: RoomInternals): RoomState {
  const { isReady, mayWrite, refusal, lock, registration, mayUnlock, people, me } = facts
  return {
    status: statusOf(facts),
    isReady,
    mayWrite: mayWrite && isReady && refusal === null,
    notice: noticeOf(refusal),
    lock: lock && { ...lock, isMine: lock.holder.id === me?.id },
    isFollowingTab: registration === 'duplicate',
    mayUnlock,
    people,
    me,
  }
}

export function steadyOf({ status: _status, ...steady }: RoomState): SteadyState {
  return steady
}
