import { beforeEach, describe, expect, it } from '@jest/globals'
import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import * as Y from 'yjs'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { writeContent } from '#plugins/collaboration/document/fields.write.ts'
import { FieldBridge } from './fieldBridge.ts'
import { createUndo } from './roomUndo.ts'

const plan: SharedField[] = [
  { kind: 'text', path: 'headline' },
  { kind: 'value', path: 'kicker', value: { type: 'select', options: ['Live', 'Breaking', 'Exclusive'] } },
  { kind: 'set', path: 'tags', value: { type: 'reference', to: ['tags'], isNamed: false } },
  {
    kind: 'rows',
    path: 'links',
    fields: [
      { kind: 'text', path: 'label' },
      { kind: 'value', path: 'isNew', value: { type: 'checkbox' } },
    ],
  },
]

// A form as Payload's reducer keeps it.
function form(initial: FormState) {
  let fields = initial
  const apply = (action: FieldAction) => {
    if (action.type === 'UPDATE_MANY') fields = { ...fields, ...action.formState }
    if (action.type === 'ADD_ROW') {
      const rows = [...(fields[action.path]?.rows ?? [])]
      const index = action.rowIndex ?? rows.length
      rows.splice(index, 0, { id: String(action.subFieldState?.id?.value) })
      const content = Object.entries(action.subFieldState ?? {}).map(([name, state]) => [
        `${action.path}.${index}.${name}`,
        state,
      ])
      fields = {
        ...fields,
        ...Object.fromEntries(content),
        [action.path]: { ...fields[action.path], rows, value: rows.length },
      }
    }
    if (action.type === 'REMOVE_ROW') {
      const rows = (fields[action.path]?.rows ?? []).toSpliced(action.rowIndex, 1)
      fields = { ...fields, [action.path]: { ...fields[action.path], rows, value: rows.length } }
    }
  }
  return {
    fields: () => fields,
    apply,
    byHand: (path: string, value: unknown) => {
      fields = { ...fields, [path]: { ...fields[path], value } }
    },
    filledIn: (path: string, value: unknown) => {
      fields = { ...fields, [path]: { value, initialValue: value } }
    },
  }
}

const shown = (value: unknown) => ({ value, initialValue: value })

describe('the form of a shared document', () => {
  const origin = {}
  let document: Y.Doc
  let screen: ReturnType<typeof form>
  let bridge: FieldBridge
  const sync = (mayWrite = true) => {
    const { actions } = bridge.sync(screen.fields(), mayWrite)
    for (const action of actions) screen.apply(action)
    return actions
  }
  const settle = () => {
    for (let round = 0; sync().length > 0; round += 1) if (round > 5) throw new Error('The form never settles')
  }
  const colleague = (data: Record<string, unknown>) => writeContent(document, plan, data, { colleague: true })
  const content = () => readContent(document, plan)
  const value = (path: string) => screen.fields()[path]?.value

  beforeEach(() => {
    document = new Y.Doc()
    writeContent(
      document,
      plan,
      { headline: 'Vote', kicker: 'Live', tags: [1, 2], links: [{ id: 'row-a', label: 'A', isNew: false }] },
      {},
    )
    screen = form({ headline: shown('Vote'), kicker: shown('Live'), tags: shown([1]), links: { value: 0, rows: [] } })
    const undo = createUndo({ document, origin, place: () => null, onLost: () => undefined, onTaken: () => undefined })
    bridge = new FieldBridge({ document, origin, undo }, plan)
    settle()
  })

  it('shows the document first', () => {
    expect([value('tags'), value('links.0.label'), screen.fields().links?.rows]).toEqual([
      [1, 2],
      'A',
      [{ id: 'row-a' }],
    ])
  })

  it('writes what is changed by hand, and gets no message about it', () => {
    screen.byHand('kicker', 'Breaking')
    screen.byHand('links.0.isNew', true)
    expect(sync()).toEqual([])
    expect(content()).toMatchObject({ kicker: 'Breaking', links: [{ id: 'row-a', label: 'A', isNew: true }] })
  })

  it('shows what others change, and does not take it for a change by hand', () => {
    colleague({ kicker: 'Exclusive', headline: 'A vote' })
    settle()
    expect([value('kicker'), value('headline')]).toEqual(['Exclusive', 'A vote'])
    colleague({ kicker: 'Breaking' })
    settle()
    expect(content().kicker).toBe('Breaking')
  })

  it('keeps what one adds and what another adds at the same moment', () => {
    colleague({ tags: [1, 2, 3] })
    screen.byHand('tags', [1, 2, 4])
    settle()
    expect(content().tags).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(value('tags')).toEqual(content().tags)
  })

  it('takes nothing back when the server fills the form with an older state', () => {
    colleague({ kicker: 'Breaking' })
    settle()
    screen.filledIn('kicker', 'Live')
    settle()
    expect([content().kicker, value('kicker')]).toEqual(['Breaking', 'Breaking'])
  })

  it('writes a row that is added by hand with its content, and shows one that others add', () => {
    screen.apply({
      type: 'ADD_ROW',
      path: 'links',
      rowIndex: 1,
      subFieldState: { id: shown('row-b'), label: shown('B'), isNew: shown(null) },
    })
    settle()
    expect(content().links).toEqual([
      { id: 'row-a', label: 'A', isNew: false },
      { id: 'row-b', label: 'B', isNew: null },
    ])
    colleague({
      links: [
        { id: 'row-b', label: 'B', isNew: null },
        { id: 'row-c', label: 'C', isNew: true },
      ],
    })
    settle()
    expect(screen.fields().links?.rows?.map(({ id }) => id)).toEqual(['row-b', 'row-c'])
  })

  it('begins a row that is added by hand with the defaults that the server fills in, and no row of others', () => {
    const links = screen.fields().links
    const rows = [{ id: 'row-a' }, { id: 'row-own' }]
    screen.apply({ type: 'UPDATE_MANY', formState: { links: { ...links, rows, value: 2 } } })
    settle()
    colleague({ links: [{ id: 'row-a' }, { id: 'row-own' }, { id: 'row-theirs' }] })
    settle()
    for (const index of [1, 2]) {
      screen.filledIn(`links.${index}.label`, 'Default')
      screen.filledIn(`links.${index}.isNew`, true)
    }
    settle()
    expect(content().links).toMatchObject([
      { id: 'row-a', label: 'A' },
      { id: 'row-own', label: 'Default', isNew: true },
      { id: 'row-theirs', label: null, isNew: null },
    ])
  })

  it('restores fields that a user changes who may not write', () => {
    screen.byHand('kicker', 'Breaking')
    sync(false)
    expect([content().kicker, value('kicker')]).toEqual(['Live', 'Live'])
  })
})
