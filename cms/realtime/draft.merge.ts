import type { LocalTransactionOrigin } from '@hocuspocus/server'
import * as Y from 'yjs'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { writeContent } from '#plugins/collaboration/document/fields.write.ts'
import type { WriteMode } from '#plugins/collaboration/storage/sharedDocuments.store.ts'

/** Payload's data. */
export type Content = Record<string, unknown>

/** The origin of edits that the server makes for somebody else. */
export const serverEdit: LocalTransactionOrigin = { source: 'local' }

/** The origin of those that are in the database already. */
export const storedEdit: LocalTransactionOrigin = { source: 'local' }

/** A document of its own in this state, given as the updates that make it. */
export function documentOf(state: readonly Uint8Array[]): Y.Doc {
  const document = new Y.Doc()
  for (const update of state) Y.applyUpdate(document, update)
  return document
}

/** What it takes to bring a state to some content. */
export interface Change {
  /** Letters, blocks and values that are written or deleted; 0 when the state says just that. */
  size: number
  /** The change alone. */
  update: Uint8Array
  /** The state after it. */
  state: Uint8Array
  /** Whether rich text changes. */
  isOfText: boolean
}

/** The change from a state to what the content says about these fields. */
export function changeTo(state: Uint8Array, fields: readonly SharedField[], content: Content): Change {
  const document = documentOf([state])
  const before = Y.encodeStateVector(document)
  let size = 0
  let isOfText = false
  document.on('afterTransaction', (transaction) => {
    for (const [client, clock] of transaction.afterState) size += clock - (transaction.beforeState.get(client) ?? 0)
    for (const deleted of transaction.deleteSet.clients.values()) {
      for (const { len } of deleted) size += len
    }
  })
  for (const field of fields) {
    const sizeBefore = size
    writeContent(document, [field], content, serverEdit)
    if (field.kind === 'tree' && size > sizeBefore) isOfText = true
  }
  const change = {
    size,
    isOfText,
    update: Y.encodeStateAsUpdate(document, before),
    state: Y.encodeStateAsUpdate(document),
  }
  document.destroy()
  return change
}

/** A write of somebody else's to a draft. */
export interface DraftWrite {
  mode: WriteMode
  /** The shared fields that it changed. */
  fields: readonly SharedField[]
  /** What the draft says since. */
  content: Content
}

/**
 * What a write to the draft means for the shared document, which has gone on since: a three-way merge. A restored version
 * replaces what is there now. Any other write is an edit of some earlier draft, and changes only what it changed there:
 * of the states that drafts were written from, the one from which the write differs least is the one its writer had read.
 *
 * A write that says exactly what an older draft said is a writer who had read that one and changed nothing, where it is
 * about rich text; a lone headline or switch is set back on purpose.
 *
 * @param current the shared document now
 * @param projections the states that drafts were written from, the newest first
 * @returns the edit, or null when there is none to make
 */
export function mergeOf(
  current: Uint8Array,
  projections: readonly Uint8Array[],
  { mode, fields, content }: DraftWrite,
): Change | null {
  const fromCurrent = () => nullIfNone(changeTo(current, fields, content))
  const [newest, ...older] = projections
  if (mode === 'restore' || !newest) return fromCurrent()
  const fromNewest = changeTo(newest, fields, content)
  let least = fromNewest
  for (const state of older) {
    // Nothing is less than nothing.
    if (least.size === 0) break
    const change = changeTo(state, fields, content)
    if (change.size < least.size) least = change
  }
  if (least.size > 0) return least
  return fromNewest.size === 0 || fromNewest.isOfText ? null : fromNewest
}

const nullIfNone = (change: Change): Change | null => (change.size === 0 ? null : change)
