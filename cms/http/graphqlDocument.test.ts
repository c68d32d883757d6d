import { describe, expect, it } from '@jest/globals'
import { membersLimits, refusalOfDocument, strangersLimits } from './graphqlDocument.ts'

const refusal = (query: string, limits = strangersLimits) => refusalOfDocument(query, limits)

// A query whose fragments each spread the next one twice: 2 to the power of their number fields.
const doubling = (count: number): string => {
  const fragments = Array.from({ length: count }, (_, index) => {
    const next = index + 1 < count ? `...F${index + 1} ...F${index + 1}` : '__typename'
    return `fragment F${index} on Query{${next}}`
  })
  return `{Posts{docs{...F0}}} ${fragments.join(' ')}`
}
const aliases = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `a${index}:Posts(limit:1){totalDocs}`).join(' ')}}`

describe('a GraphQL document', () => {
  it.each([
    ['{Posts(limit:3){docs{headline authors{name}}}}'],
    ['query($id:Int!){Post(id:$id){...Card}} fragment Card on Post{headline websiteImage{url alt}}'],
    [aliases(10)],
    ['no query at all {'],
    ['{Posts{docs{headline}} "unended'],
    [''],
  ])('is left to the handler: %s', (query) => expect(refusal(query)).toBeNull())

  it.each([
    ['directly', '{a{...A}} fragment A on X{...A}'],
    ['through another', '{a{...A}} fragment A on X{b{...B}} fragment B on X{...A}'],
    ['unused', '{a} fragment A on X{...B} fragment B on X{...A}'],
  ])('is refused with a fragment that contains itself %s', (_how, query) =>
    expect(refusal(query)).toBe('A fragment of this query contains itself.'),
  )

  it('is refused for what its fragments add up to, at once, whatever that is', () => {
    const message = 'A query may have at most 300 fields, those of its fragments included.'
    expect([doubling(9), doubling(40), doubling(70)].map((query) => refusal(query))).toEqual([
      message,
      message,
      message,
    ])
    expect(refusal(doubling(6))).toBeNull()
  })

  it('has a number of fields on its first level, whatever they are called and however they are spread', () => {
    const message = 'A query may have at most 10 fields on its first level.'
    expect(refusal(aliases(11))).toBe(message)
    expect(refusal('{...A ...A ... {x}} fragment A on Query{a b c d e}')).toBe(message)
    expect(refusal('query A{a b c d e f} query B{a b c d e}')).toBe(message)
    expect(refusal(aliases(11), membersLimits)).toBeNull()
    expect(refusal(aliases(31), membersLimits)).toBe('A query may have at most 30 fields on its first level.')
  })

  it('has a length, in words and signs', () => {
    const long = `{Posts{docs{${'headline '.repeat(1_000)}}}}`
    expect(refusal(long)).toBe('A query may have at most 1000 words and signs.')
    expect(refusal(long, membersLimits)).toBe('A query may have at most 1000 fields, those of its fragments included.')
  })

  it('has a depth, also of what is asked for', () => {
    const deep = (levels: number, [open, close]: [string, string]) => open.repeat(levels) + close.repeat(levels)
    const message = 'A query may be nested 24 levels deep at most.'
    expect(refusal(deep(25, ['{a', '}']))).toBe(message)
    expect(refusal(`{Posts(where:${deep(40, ['{AND:[', ']}'])}){totalDocs}}`)).toBe(message)
    expect(refusal(deep(400, ['{a', '}']), membersLimits)).toBe(message)
  })

  it('has at most 50 directives', () => {
    expect(refusal(`{a ${'@skip(if:false)'.repeat(51)}}`)).toBe('A query may have at most 50 directives.')
  })
})
