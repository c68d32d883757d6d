import type { Document } from '@hocuspocus/server'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import type { SharedDocumentName } from '#plugins/collaboration/room/guid.ts'

/** A document that is in memory, and how far it has been brought into the draft. */
export interface OpenDocument {
  guid: string
  name: SharedDocumentName
  fields: readonly SharedField[]
  document: Document
  /** Counts changes; `inDraft` is the count as of the newest draft. */
  changes: number
  inDraft: number
  /** When the state was kept that this server knows of; another server may have kept a newer one. */
  keptAt: string | null
  /** Milliseconds since 1970: when the draft was saved; null when that is not known. */
  savedAt: number | null
  /** The digest of what the draft says; null when somebody else has written it since. */
  draft: string | null
  /** The digest of what was saved without the fields that cannot be; null when all can be. */
  validPart: string | null
  /** Whether the next save of the draft begins a new version: after a pause, and after a version that was kept. */
  beginsVersion: boolean
  /** Milliseconds since 1970. */
  lastChange: number
  firstUnsaved: number | null
  /** Saves that failed in a row. */
  failures: number
  /** Whether the people in the room know that it cannot be saved. */
  hasToldFailure: boolean
  /** It lies in the trash: what was typed at the last moment has to wait. */
  isTrashed: boolean
  timer: NodeJS.Timeout | undefined
  /** Saves of one document go one after the other. */
  saving: Promise<void>
}

/** Whether it holds something that the draft lacks. */
export const isUnsaved = ({ changes, inDraft, draft }: OpenDocument): boolean => changes > inDraft || draft === null
