import { describe, expect, it } from '@jest/globals'
import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { editorViews } from '#blocks/registry/editorViews.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { matchingItems } from './insertItems.ts'

const blocks = Object.values(blockGroups)
  .flat()
  .map((type) => ({ label: schemas[type].title, aliases: schemas[type].aliases, keywords: editorViews[type].keywords }))
const text = [
  { label: 'Paragraph', ...schemas.paragraph },
  { label: 'Heading 2', ...schemas.heading },
  { label: 'Unordered List', ...schemas.list },
  { label: 'Blockquote', ...schemas.blockquote },
].map(({ label, aliases }) => ({ label, aliases, keywords: [label.toLowerCase()] }))
const items = [...text, ...blocks]
const first = (query: string) => matchingItems(items, query)[0]?.label

describe('the items that match a query', () => {
  it.each(blocks.map(({ label }) => label))('begin with %s for its name, and for its name in lower case', (label) => {
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
    ['img', 'Image'],
    ['buttongr', 'Button Group'],
    ['group', 'Button Group'],
    ['preformatted', 'Code'],
  ])('begin, for "%s", with %s', (query, label) => {
    expect(first(query)).toBe(label)
  })

  it('are ranked by exact title, start of the title, start of a word, alias and keyword', () => {
    const named = (label: string, aliases: string[] = [], keywords: string[] = []) => ({ label, aliases, keywords })
    const ranked = [
      named('Keyword', [], ['note']),
      named('Alias', ['core/noteBlock']),
      named('Side note'),
      named('Notes'),
      named('Note'),
      named('Other', ['core/list'], ['box']),
    ]
    expect(matchingItems(ranked, 'note').map(({ label }) => label)).toEqual([
      'Note',
      'Notes',
      'Side note',
      'Alias',
      'Keyword',
    ])
  })

  it('are all items in their order for an empty query, and none for an unknown word', () => {
    expect(matchingItems(items, '')).toEqual(items)
    expect(matchingItems(items, 'xyzzy')).toEqual([])
  })
})
