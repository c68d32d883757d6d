import type { JsonObject, PayloadRequest } from 'payload'
import type { ActivitySource } from '#collections/activity/activity.types.ts'
import type { PublishStatus } from '#collections/lifecycle/publishStatus.ts'
import type { Id } from '#collections/permissions/actor.ts'
import type { ActionCall, LifecycleSlug } from './lifecycle.schema.ts'

/** A document as the database has it. */
export type ContentDocument = JsonObject & { id: Id }

export interface DocumentReference {
  collection: LifecycleSlug
  id: Id
}

/** A check of a document before publication, with its result. */
export interface CheckResult {
  name: string
  label: string
  kind: 'Required' | 'Recommended'
  isPassed: boolean
}

export interface LifecycleOptions {
  /** Whether this process publishes due schedules. Tests run them manually. */
  isRunningJobs: boolean
  /**
   * Called before a draft is read for a decision, and before its row is held: a process with newer edits in memory
   * stores them now, and writes no more until the request's transaction ends. When it throws, the action fails with its
   * message. `isTextNeeded` is false where an earlier version goes out: newer edits may then be missing, and it should
   * not throw.
   */
  beforeDecision?: (req: PayloadRequest, document: DocumentReference, about: { isTextNeeded: boolean }) => Promise<void>
  /** Returns the checks of a document before publication. Left out: there are none. */
  checksOf?: (req: PayloadRequest, document: ContentDocument, collection: LifecycleSlug) => Promise<CheckResult[]>
}

/** A part of a draft that is published; the rest stays a draft. */
export interface PublishedPart {
  content: JsonObject
  /** True where the draft has more than goes out. */
  hasNewerEdits: boolean
}

/**
 * Makes the content to publish of what readers have and of the draft.
 * @throws APIError to refuse it
 */
export type DraftPart = (live: JsonObject, draft: JsonObject) => PublishedPart

export type ActionRequest = DocumentReference & {
  call: ActionCall
  source: ActivitySource
  /** For `publish`: makes what goes out of two contents. Absent: the draft goes out as a whole. */
  part?: DraftPart
  /** The same key twice is the same request: it is answered again and not done again. */
  idempotencyKey: string | null
}

export interface ActionResult {
  document: ContentDocument
  status: PublishStatus
  /** Whether the answer is a repeated one. */
  isReplayed: boolean
  /** Checks that only warn and have failed. */
  warnings: CheckResult[]
}
