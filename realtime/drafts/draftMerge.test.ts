import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { writeContent } from '#plugins/collaboration/document/fields.write.ts'
import { paragraphState } from '#tests/integration/paragraphState.ts'
import { type Content, changeTo, documentOf, likelyBase, mergeOf, serverEdit } from './draftMerge.ts'

const fields: SharedField[] = [
  { kind: 'text', path: 'headline' },
  { kind: 'text', path: 'note' },
  { kind: 'tree', path: 'body' },
  { kind: 'value', path: 'commentsEnabled', value: { type: 'checkbox' } },
  { kind: 'set', path: 'tags', value: { type: 'reference', to: ['tags'], isNamed: false } },
]

// States of one document, one after the other, as the draft was written from them.
function history(...contents: Content[]): Uint8Array[] {
  const document = new Y.Doc()
  return contents
    .map((content) => {
      writeContent(document, fields, content, serverEdit)
      return Y.encodeStateAsUpdate(document)
    })
    .toReversed()
}

function merged(current: Uint8Array, snapshots: Uint8Array[], content: Content, mode: 'edit' | 'restore' = 'edit') {
  const named = fields.filter(({ path }) => path in content)
  const write = { mode, fields: named, content } as const
  const { update } = mergeOf(current, likelyBase(snapshots, write), write)
  return readContent(documentOf(update ? [current, update] : [current]), fields)
}

const stateOf = (states: Uint8Array[]): Uint8Array => states[0] ?? new Uint8Array()

describe('the size of a change', () => {
  it('counts what is written and what is deleted', () => {
    const state = stateOf(history({ headline: 'Council votes' }))
    expect(changeTo(state, fields, { headline: 'Council votes' }).size).toBe(0)
    expect(changeTo(state, fields, { headline: 'Council votes!' }).size).toBe(1)
    expect(changeTo(state, fields, { headline: 'Council' }).size).toBe(6)
    expect(changeTo(state, fields, { headline: 'Council vetos' }).size).toBe(6)
  })
})

describe('a write to a draft', () => {
  it('changes what it changed, beside what was typed since', () => {
    const snapshots = history({ headline: 'Council votes', tags: [1, 2] })
    const document = documentOf([stateOf(snapshots)])
    writeContent(document, fields, { headline: 'Council votes today', tags: [1, 2, 3] }, serverEdit)
    const result = merged(Y.encodeStateAsUpdate(document), snapshots, { headline: 'The council votes', tags: [2] })
    expect(result).toMatchObject({ headline: 'The council votes today', tags: [2, 3] })
  })

  it('is an edit of the draft that its writer had read, which need not be the newest', () => {
    const first = { headline: 'Council', body: paragraphState('It met.') }
    const second = { headline: 'Council votes', body: paragraphState('It met. It argued for hours.') }
    const snapshots = history(first, second)
    const result = merged(stateOf(snapshots), snapshots, { ...first, commentsEnabled: true })
    expect(result.headline).toBe('Council votes')
    expect(JSON.stringify(result.body)).toContain('for hours')
    expect(result.commentsEnabled).toBe(true)
  })

  it('changes nothing when it says what an older draft said, text and all', () => {
    const first = { headline: 'Council', body: paragraphState('It met.') }
    const snapshots = history(first, { headline: 'Council votes', body: paragraphState('It met. It voted.') })
    expect(merged(stateOf(snapshots), snapshots, first).headline).toBe('Council votes')
  })

  it('sets a lone headline back, when that is all it says', () => {
    const snapshots = history({ headline: 'Council' }, { headline: 'Council votes' })
    expect(merged(stateOf(snapshots), snapshots, { headline: 'Council' }).headline).toBe('Council')
  })

  it('of what the newest draft says already is none', () => {
    const snapshots = history({ headline: 'Council' })
    const write = { mode: 'edit', fields, content: { headline: 'Council' } } as const
    expect(mergeOf(stateOf(snapshots), stateOf(snapshots), write).update).toBeNull()
  })
})

describe('a restored version', () => {
  it('replaces what is there now, with all that was typed since', () => {
    const snapshots = history({ headline: 'First' }, { headline: 'Second' })
    const document = documentOf([stateOf(snapshots)])
    writeContent(document, fields, { headline: 'Second and third' }, serverEdit)
    const result = merged(Y.encodeStateAsUpdate(document), snapshots, { headline: 'First' }, 'restore')
    expect(result.headline).toBe('First')
  })
})
