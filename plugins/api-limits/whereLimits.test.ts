import { describe, expect, it } from '@jest/globals'
import { buildConfig } from 'payload'
import { membersWhere, refusalOfWhere, strangersWhere } from './whereLimits.ts'

const { collections } = await buildConfig({
  secret: '',
  db: { defaultIDType: 'number', init: () => Object({}) },
  collections: [
    { slug: 'users', auth: true, fields: [{ name: 'name', type: 'text' }] },
    {
      slug: 'sections',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'parent', type: 'relationship', relationTo: 'sections' },
        {
          name: 'lead',
          type: 'group',
          fields: [{ name: 'by', type: 'relationship', relationTo: ['users', 'sections'] }],
        },
      ],
    },
  ],
})
const fieldsOf = (slug: string) => collections.find((one) => one.slug === slug)?.flattenedFields ?? []
const refusal = (where: unknown, limits = strangersWhere) =>
  refusalOfWhere(fieldsOf, fieldsOf('sections'), where, limits)
const conditions = (count: number, path = 'name') => Array.from({ length: count }, () => ({ [path]: { equals: 'a' } }))

describe('a query', () => {
  it.each([
    [{ name: { near: '1,2,3' } }, 'name is not a geographical field: near does not apply.'],
    [{ and: [{ 'parent.name': { within: {} } }] }, 'parent.name is not a geographical field: within does not apply.'],
    [{ name: { like: 'a\0b' } }, 'The value for name has the character U+0000, which no text contains.'],
    [{ name: { in: ['a', '\0'] } }, 'The value for name has the character U+0000, which no text contains.'],
  ])('is refused for an operator or a character that no field supports: %j', (where, why) =>
    expect(refusal(where, membersWhere)).toBe(why),
  )

  it.each([
    [undefined],
    ['text'],
    [{ name: { equals: 'a' } }],
    [{ 'parent.name': { like: 'a' } }],
    [{ parent: { in: '1,2,3' } }],
    [{ or: conditions(5), and: conditions(5) }],
    [{ 'lead.by.name': { equals: 'a' } }],
    [{ unknown: { equals: 'a' } }],
  ])('is left to Payload: %j', (where) => expect(refusal(where)).toBeNull())

  it('has a number of conditions, wherever they stand', () => {
    const message = 'A query may have at most 10 conditions.'
    expect(refusal({ and: conditions(11) })).toBe(message)
    expect(refusal({ or: Object.fromEntries(conditions(11).entries()) })).toBe(message)
    expect(refusal({ and: [{ OR: conditions(6) }, { and: conditions(5) }] })).toBe(message)
    const operators = Object.fromEntries(conditions(11).map((_, index) => [`equals${index}`, 1]))
    expect(refusal({ name: operators })).toBe(message)
    expect(refusal({ and: conditions(30_000) }, membersWhere)).toBe('A query may have at most 50 conditions.')
  })

  it('leads through a number of documents', () => {
    const message = (path: string) =>
      `A condition may lead through one related document at most: ${path} leads further.`
    for (const path of [
      'parent.parent.name',
      'parent__parent__name',
      'version.parent.parent.name',
      'lead.by.parent.name',
    ]) {
      expect(refusal({ [path]: { like: 'a' } })).toBe(message(path))
      expect(refusal({ [path]: { like: 'a' } }, membersWhere)).toBeNull()
    }
    expect(refusal({ 'parent.parent.parent.name': { like: 'a' } }, membersWhere)).toMatch(
      /^A condition may lead through 2/,
    )
  })

  it('leads from a version through its document', () => {
    const ofUsers = (path: string) =>
      refusalOfWhere(fieldsOf, fieldsOf('users'), { [path]: { like: 'a' } }, strangersWhere)
    expect(ofUsers('parent.name')).toBeNull()
    expect(ofUsers('parent.parent.name')).toMatch(/leads further/)
  })

  it('has a number of values in a condition', () => {
    const many = Array.from({ length: 101 }, (_, index) => index)
    const message = 'A condition may have at most 100 values: id has more.'
    expect(refusal({ id: { in: many } })).toBe(message)
    expect(refusal({ id: { in: many.join(',') } })).toBe(message)
  })

  it('has a depth', () => {
    let where: object = { name: { equals: 'a' } }
    for (let level = 0; level < 11; level++) where = { and: [where] }
    expect(refusal(where)).toBe('and and or may be nested 10 levels deep at most.')
    for (let level = 0; level < 100_000; level++) where = { or: [where] }
    expect(refusal(where)).toBe('and and or may be nested 10 levels deep at most.')
  })
})
