import { describe, expect, it } from '@jest/globals'
import { conditionsOf, meets } from './whereInMemory.ts'

describe('a query that is answered without the database', () => {
  it('asks for single values, all of which have to be met', () => {
    const conditions = conditionsOf({
      and: [{ 'version.slug': { equals: 'a' } }, { id: { not_equals: 2, in: [1, 2] } }],
    })
    expect(conditions).toHaveLength(3)
    const row = { id: 1, version: { slug: 'a' } }
    expect(meets(row, conditions ?? [])).toBe(true)
    expect(meets({ ...row, id: 2 }, conditions ?? [])).toBe(false)
    expect(meets({ ...row, version: null }, conditions ?? [])).toBe(false)
  })

  it.each([
    undefined,
    { or: [{ slug: { equals: 'a' } }] },
    { slug: { like: 'a' } },
    { and: [{ slug: { equals: 'a' } }, { or: [] }] },
    { and: { slug: { equals: 'a' } } },
  ])('is none of these: %j', (where) => {
    expect(conditionsOf(where)).toBeNull()
  })
})
