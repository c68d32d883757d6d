import { describe, expect, it } from '@jest/globals'
import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { faces } from '#blocks/registry/faces.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { matchingItems, slashQueryIn } from './slashItems.ts'

const blocks = Object.values(blockGroups)
  .flat()
  .map((type) => ({ label: schemas[type].title, keywords: faces[type].keywords }))
const text = ['Paragraph', 'Heading 2', 'Unordered List'].map((label) => ({ label, keywords: [label.toLowerCase()] }))
const items = [...text, ...blocks]
const first = (query: string) => matchingItems(items, query)[0]?.label

describe('the items that a query finds', () => {
  it.each(blocks.map(({ label }) => label))('%s by its name, and by its name in lower case', (label) => {
    expect(first(label)).toBe(label)
    expect(first(label.toLowerCase())).toBe(label)
  })

  it.each([
    ['columns', 'Columns'],
    ['show', 'Show'],
    ['heading', 'Heading 2'],
    ['para', 'Paragraph'],
    ['document', 'Document'],
    ['slideshow', 'Gallery'],
    ['buttongr', 'Button Group'],
    ['group', 'Button Group'],
  ])('"%s" finds %s first', (query, label) => {
    expect(first(query)).toBe(label)
  })

  it('are all of them in their order for an empty query, and none for a word that nothing has', () => {
    expect(matchingItems(items, '')).toEqual(items)
    expect(matchingItems(items, 'xyzzy')).toEqual([])
  })
})

describe('what is searched for in front of the caret', () => {
  const has = (query: string) => matchingItems(items, query).length > 0

  it.each([
    ['/', '', 0],
    ['/button group', 'button group', 0],
    ['Words /ima', 'ima', 6],
    ['(/ima', 'ima', 1],
    ['/nothing', 'nothing', 0],
  ])('%j', (before, query, offset) => {
    expect(slashQueryIn(before, has)).toMatchObject({ query, offset })
  })

  it.each(['Monday and/or', '/ 12', '/usr/local', '/that is a sentence', 'Words'])('nothing in %j', (before) => {
    expect(slashQueryIn(before, has)).toBeNull()
  })
})
