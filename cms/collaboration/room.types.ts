import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { SentPayloads } from '#plugins/collaboration/messages/client.messages.ts'
import type { LockState, ServerPayloads } from '#plugins/collaboration/messages/server.messages.ts'
import type { Person } from '#plugins/collaboration/room/person.ts'
import type { RefusalReason } from '#plugins/collaboration/room/refusalReasons.ts'
import type { Store } from '../kit/store.ts'
import type { Answer } from './roomAnswers.ts'
import type { RoomColleague } from './roomPeople.ts'
import type { RoomUndo } from './roomUndo.ts'

/** Storage state of what was written (docs/spec/newsroom.md#save-status). */
export type SaveStatus = 'unknown' | 'saving' | 'cached' | 'saved' | 'dirty'

/** A reason why a user cannot write. */
export interface RoomNotice {
  kind: RefusalReason
  text: string
}

export interface RoomState {
  status: SaveStatus
  /** Whether the document is there: the server's state, or the copy of this browser. */
  isReady: boolean
  mayWrite: boolean
  notice: RoomNotice | null
  /** The holder of the document's lock. */
  lock: (LockState & { isMine: boolean }) | null
  /** Whether another tab of this browser writes, and this one follows it. */
  isFollowingTab: boolean
  /** Whether this user may take a document from its holder. */
  mayUnlock: boolean
  /** The other users, each once. */
  people: RoomColleague[]
  /** The user of this browser; null before the server has sent it. */
  me: Person | null
}

/** The state without what follows each key. */
export type SteadyState = Omit<RoomState, 'status'>

/** Something that is shown to the user once. */
export type RoomEvent =
  /** `at`: milliseconds since 1970. */
  | { type: 'draft.saved'; at: number }
  /** `reason`: what can be done about it, if anything. */
  | { type: 'save.failed'; traceId: string; reason: string | undefined }
  | { type: 'undo.lost' }
  /** A program changed what people in the room were writing. */
  | { type: 'merged' }
  /** A step was undone or done again; `place` is the selection in which it was made, if it was made in a text. */
  | { type: 'undo.taken'; place: unknown }
  | { type: 'forbidden'; missing: string[] }
  | { type: 'problem'; message: string }
  /** The server does not understand what this browser said, or lacks something of it; `details` is for a report. */
  | { type: 'not understood'; isIncomplete: boolean; details: Record<string, unknown> }
  /** The state of the document was changed, by any user. */
  | { type: 'post.synced'; post: ServerPayloads['post.synced'] }
  /** The document was taken from this person. */
  | { type: 'unlocked' }
  | { type: 'comments.changed'; threadId: string }

/** Sends a request to the server; shows an error when it does not answer. */
export type Ask = <Type extends keyof SentPayloads>(type: Type, payload: SentPayloads[Type]) => Promise<Answer>

/** A document that several people write in at once, as a browser has it. */
export interface Room {
  documentKey: string
  document: Y.Doc
  awareness: Awareness
  /** Origin of this browser's own edits: what is written under it can be undone. */
  origin: object
  undo: RoomUndo
  state: Store<RoomState>
  /** The same without its status, for all that does not render again at each key. */
  steady: Store<SteadyState>
  /** Asks the server for a version of this moment. */
  save(): void
  /** Asks the server for something, and settles with its answer. */
  ask: Ask
  onEvent(listener: (event: RoomEvent) => void): () => void
}
