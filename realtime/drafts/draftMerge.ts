import type { LocalTransactionOrigin } from '@hocuspocus/server'
import * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { withIds } from '#plugins/collaboration/document/blockIds.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { isEmptyTree } from '#plugins/collaboration/document/fields.read.ts'
import { valueAt, writeContent } from '#plugins/collaboration/document/fields.write.ts'
import { mergeForeignText } from '#plugins/collaboration/document/foreignText.ts'
import { mergeForeignTree } from '#plugins/collaboration/document/foreignTree.ts'
import { readText, writeText } from '#plugins/collaboration/document/plainText.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import type { WriteMode } from '#plugins/collaboration/storage/sharedDocuments.store.ts'

/** Payload's data. */
export type Content = Record<string, unknown>

/** Origin of edits that the server makes for a writer outside the room. */
export const serverEdit: LocalTransactionOrigin = { source: 'local' }

/** Origin of edits that are in the database already. */
export const storedEdit: LocalTransactionOrigin = { source: 'local' }

export function documentOf(state: readonly Uint8Array[]): Y.Doc {
  const document = new Y.Doc()
  for (const update of state) Y.applyUpdate(document, update)
  return document
}

export interface Change {
  /** Number of letters, blocks and values written or deleted; 0 when the state has this content already. */
  size: number
  /** The change alone. */
  update: Uint8Array
  /** The state after it. */
  state: Uint8Array
}

export function changeTo(state: Uint8Array, fields: readonly SharedField[], content: Content): Change {
  const document = documentOf([state])
  const before = Y.encodeStateVector(document)
  let size = 0
  document.on('afterTransaction', (transaction) => {
    for (const [client, clock] of transaction.afterState) size += clock - (transaction.beforeState.get(client) ?? 0)
    for (const deleted of transaction.deleteSet.clients.values()) {
      for (const { len } of deleted) size += len
    }
  })
  writeContent(document, fields, content, serverEdit)
  const change = {
    size,
    update: Y.encodeStateAsUpdate(document, before),
    state: Y.encodeStateAsUpdate(document),
  }
  document.destroy()
  return change
}

export interface DraftWrite {
  mode: WriteMode
  fields: readonly SharedField[]
  /** Content of the draft after it. */
  content: Content
}

export interface Merge {
  /** The edit; null when nothing differs. */
  update: Uint8Array | null
  /**
   * The state that the writer has read and written, for a later write of theirs; null when others wrote in the same
   * places.
   */
  read: Uint8Array | null
  conflicts: number
}

/**
 * Merges a write to the draft into the shared document, which has changed since: a three-way merge. A restored version
 * replaces the current content. Any other write is an edit of the state that its writer had read, and changes only what
 * differs from that. Where people have changed the same paragraph since, both paragraphs stand.
 *
 * @param current the shared document now
 * @param base the state that the writer had read; null for a document that was never saved: everything is replaced
 */
export function mergeOf(current: Uint8Array, base: Uint8Array | null, { mode, fields, content }: DraftWrite): Merge {
  const document = documentOf([current])
  const update = updatesOf(document)
  const side = documentOf([mode === 'restore' || !base ? current : base])
  const sideUpdate = updatesOf(side)
  let conflicts = 0
  if (mode === 'restore' || !base) writeContent(document, fields, content, serverEdit)
  else {
    const simple = fields.filter(({ kind }) => kind === 'text' || kind === 'value')
    for (const field of fields) {
      if (field.kind === 'tree') conflicts += writeForeignTree(side, document, field.path, content)
      else if (!simple.includes(field)) writeContent(side, [field], content, serverEdit)
    }
    const edit = sideUpdate()
    if (edit) Y.applyUpdate(document, edit, serverEdit)
    for (const field of simple) conflicts += writeForeignValue(side, document, field, content)
    writeContent(side, simple, content, serverEdit)
  }
  const state = Y.encodeStateAsUpdate(mode === 'restore' || !base ? document : side)
  const merge = { update: update(), read: changeTo(state, fields, content).size === 0 ? state : null, conflicts }
  document.destroy()
  side.destroy()
  return merge
}

// Collects the changes of a document from now on, without earlier deletions.
function updatesOf(document: Y.Doc): () => Uint8Array | null {
  const updates: Uint8Array[] = []
  document.on('update', (update: Uint8Array) => updates.push(update))
  return () => (updates.length === 0 ? null : Y.mergeUpdates(updates))
}

function writeForeignTree(side: Y.Doc, document: Y.Doc, path: string, content: Content): number {
  const value = valueAt(content, path)?.value
  if (value === undefined || (value !== null && !isLexicalState(value))) return 0
  const base = readTree(sharedTree(side, path))
  const written = blocksFromLexical(value)
  if (isEmptyTree(base) && isEmptyTree(written)) return 0
  const { blocks, conflicts } = mergeForeignTree({
    base,
    written: withIds(written, base),
    current: readTree(sharedTree(document, path)),
  })
  writeTree(sharedTree(side, path), blocks, serverEdit, undefined, { movesText: false })
  return conflicts
}

// Makes the edit of a plain text or a value in the document as it is now. Returns 1 where people changed it as well.
function writeForeignValue(side: Y.Doc, document: Y.Doc, field: SharedField, content: Content): number {
  const given = valueAt(content, field.path)
  if (!given) return 0
  if (field.kind !== 'text') {
    const isChanged = changeTo(Y.encodeStateAsUpdate(side), [field], content).size > 0
    if (isChanged) writeContent(document, [field], content, serverEdit)
    return 0
  }
  const { text, isConflict } = mergeForeignText({
    base: readText(sharedText(side, field.path)),
    current: readText(sharedText(document, field.path)),
    written: typeof given.value === 'string' ? given.value : '',
  })
  document.transact(() => writeText(sharedText(document, field.path), text), serverEdit)
  return isConflict ? 1 : 0
}

/**
 * Returns the state that a writer had read who does not say: the newest one; or an older one of which the write still has
 * a paragraph, word for word, that the newest one has in other words.
 * @param states those that drafts were saved from, the newest first
 */
export function likelyBase(
  states: readonly Uint8Array[],
  { fields, content }: Pick<DraftWrite, 'fields' | 'content'>,
): Uint8Array | null {
  const [newest, ...older] = states
  if (!newest) return null
  const trees = fields.filter(({ kind }) => kind === 'tree')
  const written = new Set(trees.flatMap(({ path }) => textsOf(treeIn(content, path))))
  const known = textsIn(newest, trees)
  let likely = { state: newest, size: changeTo(newest, fields, content).size }
  for (const state of older) {
    const texts = [...textsIn(state, trees)]
    if (!texts.some((text) => written.has(text) && !known.has(text))) continue
    const { size } = changeTo(state, fields, content)
    if (size < likely.size) likely = { state, size }
  }
  return likely.state
}

function textsIn(state: Uint8Array, trees: readonly SharedField[]): Set<string> {
  const document = documentOf([state])
  const texts = trees.flatMap(({ path }) => textsOf(readTree(sharedTree(document, path))))
  document.destroy()
  return new Set(texts)
}

const textsOf = (blocks: Block[]): string[] =>
  [...walkBlocks(blocks)].map(({ content }) => inlineText(content)).filter((text) => text.trim() !== '')

function treeIn(content: Content, path: string): Block[] {
  const value = valueAt(content, path)?.value
  return isLexicalState(value) ? blocksFromLexical(value) : []
}
