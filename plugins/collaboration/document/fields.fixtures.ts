import fc from 'fast-check'
import * as Y from 'yjs'
import type { SharedField, ValueShape } from './fields.plan.ts'

const reference: ValueShape = { type: 'reference', to: ['tags'], isNamed: false }
const anywhere: ValueShape = { type: 'reference', to: ['tags', 'posts'], isNamed: true }

/** A field of every kind and shape. */
export const everyField: SharedField[] = [
  { kind: 'text', path: 'headline' },
  { kind: 'tree', path: 'body' },
  { kind: 'value', path: 'isOpen', value: { type: 'checkbox' } },
  { kind: 'value', path: 'length', value: { type: 'number' } },
  { kind: 'value', path: 'date', value: { type: 'date' } },
  { kind: 'value', path: 'kicker', value: { type: 'select', options: ['Live', 'Breaking'] } },
  { kind: 'value', path: 'meta.logo', value: reference },
  { kind: 'value', path: 'meta.target', value: anywhere },
  { kind: 'value', path: 'meta.extra', value: { type: 'json' } },
  { kind: 'set', path: 'tags', value: reference },
  { kind: 'set', path: 'names', value: { type: 'text' } },
  { kind: 'set', path: 'numbers', value: { type: 'number' } },
  { kind: 'set', path: 'related', value: anywhere },
  {
    kind: 'rows',
    path: 'links',
    fields: [
      { kind: 'text', path: 'label' },
      { kind: 'value', path: 'isNew', value: { type: 'checkbox' } },
      { kind: 'set', path: 'tags', value: reference },
    ],
  },
]

const anyId = fc.integer({ min: 1, max: 6 })
const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 5 })
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 })
const named = fc.record({ relationTo: fc.constantFrom('tags', 'posts'), value: anyId })
const distinct = <T>(values: fc.Arbitrary<T>) =>
  fc.uniqueArray(values, { maxLength: 5, selector: (value) => JSON.stringify(value) })

/** Arbitrary data of `everyField` except the body, in the canonical form that reading returns. */
export const anyData = fc.record({
  headline: orNull(anyWord),
  isOpen: orNull(fc.boolean()),
  length: orNull(fc.integer()),
  date: orNull(
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
  kicker: orNull(fc.constantFrom('Live', 'Breaking')),
  meta: fc.record({
    logo: orNull(anyId),
    target: orNull(named),
    extra: orNull(fc.dictionary(fc.constantFrom('a', 'b'), fc.integer(), { noNullPrototype: true })),
  }),
  tags: distinct(anyId),
  names: distinct(anyWord),
  numbers: distinct(fc.integer({ min: -5, max: 5 })),
  related: distinct(named),
  links: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('row-a', 'row-b', 'row-c', 'row-d'),
      label: orNull(anyWord),
      isNew: orNull(fc.boolean()),
      tags: distinct(anyId),
    }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
})

export function exchange(documents: readonly Y.Doc[]): void {
  for (const to of documents) {
    for (const from of documents) {
      if (from !== to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)))
    }
  }
}

export function copiesOf(document: Y.Doc, count: number): Y.Doc[] {
  return Array.from({ length: count }, () => {
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(document))
    return copy
  })
}
