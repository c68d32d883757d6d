import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { mergeForeignText } from './foreignText.ts'
import { faultsOfRun, mergeInDocuments } from './foreignTree.fuzz.ts'

const text = (id: string, words: string, type = 'paragraph'): Block => ({
  id,
  type,
  props: {},
  children: [],
  content: words === '' ? [] : [{ type: 'text', text: words, marks: [] }],
})
const box = (id: string, type: string, children: Block[]): Block => ({ id, type, props: {}, children, content: [] })
const linesOf = (blocks: Block[]) => [...walkBlocks(blocks)].map(({ content }) => inlineText(content)).filter(Boolean)

// Returns the tree that all users see after the merge.
function merged(base: Block[], written: Block[], current: Block[]) {
  const { seenByPeople: blocks, conflicts } = mergeInDocuments({ base, written, current })
  return { blocks, lines: linesOf(blocks), conflicts }
}

describe('the write of a program over a text', () => {
  const base = [text('a', 'First line.'), text('b', 'Second line.')]

  it('is made as it is where people changed nothing', () => {
    const { lines, conflicts } = merged(base, [text('', 'First line.'), text('', 'Other words')], base)
    expect([lines, conflicts]).toEqual([['First line.', 'Other words'], 0])
  })

  it('leaves what people changed and it did not', () => {
    const current = [text('a', 'First line, longer.'), text('b', 'Second line.')]
    const { lines, conflicts } = merged(base, [text('', 'First line.'), text('', 'Other words')], current)
    expect([lines, conflicts]).toEqual([['First line, longer.', 'Other words'], 0])
  })

  it('stands beside a paragraph that both changed', () => {
    const current = [text('a', 'First line typed on.'), text('b', 'Second line.')]
    const { blocks, conflicts } = merged(base, [text('', 'First line of the wire.'), text('', 'Second line.')], current)
    const lines = ['First line typed on.', 'First line of the wire.', 'Second line.']
    expect([linesOf(blocks), blocks[0]?.id, conflicts]).toEqual([lines, 'a', 1])
  })

  it('keeps a paragraph that it removed and people changed', () => {
    const current = [text('a', 'First line typed on.'), text('b', 'Second line.')]
    expect(merged(base, [text('', 'Second line.')], current)).toMatchObject({
      lines: ['First line typed on.', 'Second line.'],
      conflicts: 1,
    })
  })

  it('writes again what users removed and it changed', () => {
    const { lines } = merged(base, [text('', 'First line!'), text('', 'Second line.')], [text('b', 'Second line.')])
    expect(lines).toEqual(['First line!', 'Second line.'])
  })

  it('writes what people wrote as well only once', () => {
    const current = [text('a', 'First line, and more.'), text('b', 'Second line.')]
    const { lines, conflicts } = merged(base, [text('', 'First line, and more.'), text('', 'Second line.')], current)
    expect([lines, conflicts]).toEqual([['First line, and more.', 'Second line.'], 0])
  })

  it('stands behind a list, box or table of which only one can be in a place', () => {
    const table = (words: string) => [
      box('t', 'table', [box('r', 'table-row', [text('c1', words, 'table-cell'), text('c2', 'Two', 'table-cell')])]),
    ]
    const list = (words: string) => [box('l', 'list', [text('i', words, 'list-item')])]
    const inTable = merged(table('One'), table('One, wired'), table('One, typed'))
    expect(inTable.blocks.map(({ type }) => type)).toEqual(['table', 'paragraph'])
    const inList = merged(list('One'), list('One, wired'), list('One, typed'))
    expect(inList.blocks[0]?.children.map(({ type }) => type)).toEqual(['list-item', 'list-item'])
  })

  it('puts back the box of a paragraph that people changed', () => {
    const aside = [text('a', 'Before.'), box('x', 'aside', [text('b', 'Inside.')])]
    const current = [text('a', 'Before.'), box('x', 'aside', [text('b', 'Inside, typed.')])]
    const { blocks } = merged(aside, [text('', 'Before.')], current)
    expect(blocks.map(({ type, children }) => [type, linesOf(children)])).toEqual([
      ['paragraph', []],
      ['aside', ['Inside, typed.']],
    ])
  })
})

describe('random writes of programs', () => {
  it('and of people all stand whole, and what one removed and the other left is gone', () => {
    for (let seed = 1; seed <= Number(process.env.FUZZ_RUNS ?? 300); seed += 1) {
      expect([seed, faultsOfRun(seed)]).toEqual([seed, []])
    }
  })
})

describe('a field that people and a program changed', () => {
  it.each([
    ['only people', 'Council', 'Council', 'Council votes', 'Council votes', false],
    ['only the program', 'Council', 'Board', 'Council', 'Board', false],
    ['both alike', 'Council', 'Board', 'Board', 'Board', false],
    ['different words', 'Council votes', 'The council votes', 'Council votes today', 'The council votes today', false],
    ['the same word', 'Council votes', 'Council vetoes', 'Council voted', 'Council voted / Council vetoes', true],
    ['the end', 'Council', 'Council meets', 'Council votes', 'Council votes / Council meets', true],
    ['removed by people', 'Council', 'Council meets', '', 'Council meets', true],
  ])('%s', (_what, base, written, current, text, isConflict) => {
    expect(mergeForeignText({ base, written, current })).toEqual({ text, isConflict })
  })
})
