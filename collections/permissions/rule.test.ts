import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cast, personWith } from '#tests/unit/actors.ts'
import { matchesWhere } from '#tests/unit/matchesWhere.ts'
import type { AuthoredDocument, Rule } from './rule.ts'
import {
  allOf,
  anyOf,
  everybody,
  isAuthor,
  isCreator,
  isHolding,
  isNotTrashed,
  isPublished,
  isStaff,
  noActor,
} from './rule.ts'

type Document = AuthoredDocument & { _status: 'draft' | 'published'; deletedAt: string | null }

const leaves: Rule<Document>[] = [
  noActor,
  everybody,
  isStaff,
  isHolding('UPDATE_POST'),
  isPublished,
  isNotTrashed,
  isCreator,
  isAuthor,
]

const { rule: anyRule } = fc.letrec<{ rule: Rule<Document> }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...leaves),
    fc.array(tie('rule'), { maxLength: 3 }).map((rules) => allOf(...rules)),
    fc.array(tie('rule'), { maxLength: 3 }).map((rules) => anyOf(...rules)),
  ),
}))

const anyDocument: fc.Arbitrary<Document> = fc.record({
  createdBy: fc.constantFrom(null, 1, 2, { id: 1 }, { id: 2 }),
  authors: fc.subarray([11, 12, 13, { id: 11 }]),
  _status: fc.constantFrom('draft' as const, 'published' as const),
  deletedAt: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
})

describe('rules', () => {
  it('answer the same about one document and as a query, however they are composed', () => {
    const actors = Object.values(cast)
    fc.assert(
      fc.property(anyRule, anyDocument, fc.constantFrom(...actors), (rule, document, actor) => {
        expect(matchesWhere(rule.where(actor), document)).toBe(rule.allows(actor, document))
      }),
      { numRuns: 2000 },
    )
  })

  it('treat an author record that is linked to the person as theirs', () => {
    const writer = personWith([], { id: 1, authorIds: [11] })
    expect(isAuthor.allows(writer, { authors: [{ id: 11 }] })).toBe(true)
    expect(isAuthor.allows(writer, { authors: [12] })).toBe(false)
  })

  it('never take a document without a creator for that of an unknown reader', () => {
    expect(isCreator.allows({ kind: 'anonymous' }, { createdBy: null })).toBe(false)
    expect(isCreator.where({ kind: 'anonymous' })).toBe(false)
  })
})
