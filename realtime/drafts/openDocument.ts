import type { Document } from '@hocuspocus/server'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import type { SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'

export interface OpenDocument {
  documentKey: string
  name: SharedDocumentName
  fields: readonly SharedField[]
  document: Document
  /** Counts changes; `inDraft` is the count as of the newest draft. */
  changes: number
  inDraft: number
  /** When the state was stored that this server knows of; another server may have stored a newer one. */
  keptAt: string | null
  /** When the draft was saved, in milliseconds since 1970; null when unknown. */
  savedAt: number | null
  /** Digest of the draft; null when it was written from outside the room since. */
  draft: string | null
  /** Digest of the content saved without its invalid fields; null when all fields are valid. */
  validPart: string | null
  /** Whether the next save of the draft begins a new version: after a pause, and after a version that was kept. */
  beginsVersion: boolean
  /** Milliseconds since 1970. */
  lastChange: number
  firstUnsaved: number | null
  failures: number
  /** Whether the room has been notified that it cannot be saved. */
  hasReportedFailure: boolean
  /** It is in the trash: its last changes wait until it is restored. */
  isTrashed: boolean
  timer: NodeJS.Timeout | undefined
  /** The save in progress: saves of one document run one after another. */
  saving: Promise<void>
}

type Loaded = Pick<OpenDocument, 'documentKey' | 'name' | 'fields' | 'document' | 'keptAt' | 'savedAt' | 'draft'>

/** Returns a document that was just loaded: nothing of it has changed, and its next save begins a version. */
export function openedDocument(loaded: Loaded): OpenDocument {
  return {
    ...loaded,
    changes: 0,
    inDraft: 0,
    validPart: null,
    beginsVersion: true,
    lastChange: 0,
    firstUnsaved: null,
    failures: 0,
    isTrashed: false,
    hasReportedFailure: false,
    timer: undefined,
    saving: Promise.resolve(),
  }
}

export function isUnsaved({ changes, inDraft, draft }: OpenDocument): boolean {
  return changes > inDraft || draft === null
}
