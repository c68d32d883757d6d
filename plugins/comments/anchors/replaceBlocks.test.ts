import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { randomSequence } from '#plugins/collaboration/document/fuzzRandom.ts'
import { textOf } from '#plugins/collaboration/document/textChange.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { type RangeEnd, rangeAnchor, resolveAnchor } from './anchor.ts'
import { replaceableText, replaceRange, whyIrreplaceable } from './replaceRange.ts'

const block = (type: string, id: string, text: string, children: Block[] = []): Block => ({
  id,
  type,
  props: {},
  children,
  content: text.split('\n').flatMap((line, index): Inline[] => {
    const words: Inline[] = line ? [{ type: 'text', text: line, marks: [] }] : []
    return index > 0 ? [{ type: 'hardBreak' }, ...words] : words
  }),
})
const paragraph = (id: string, text: string) => block('paragraph', id, text)
const field = { kind: 'tree', path: 'body' } as const

function story(blocks: Block[], from: RangeEnd, to: RangeEnd) {
  const document = new Y.Doc()
  const tree = sharedTree(document, 'body')
  writeTree(tree, blocks, {})
  const origin = {}
  // One step, however long the processor takes between two transactions.
  const undo = new Y.UndoManager([tree.text, tree.registers], {
    trackedOrigins: new Set([origin]),
    captureTimeout: Number.POSITIVE_INFINITY,
  })
  const anchor = rangeAnchor(document, field, from, to)
  if (!anchor) throw new Error('Nothing is selected')
  const said = (all = readTree(tree)): string[] =>
    all.flatMap(({ type, content, children }) => [`${type}: ${textOf(content)}`, ...said(children)])
  return { document, tree, undo, anchor, said, replace: (text: string) => replaceRange(document, anchor, text, origin) }
}

// From "harbor" in the first paragraph to "May" in the third.
const threeParagraphs = () =>
  story(
    [paragraph('a', 'The old harbor wall.'), paragraph('b', 'It is old.'), paragraph('c', 'In May it goes.')],
    { block: 'a', offset: 8 },
    { block: 'c', offset: 6 },
  )
const before = ['paragraph: The old harbor wall.', 'paragraph: It is old.', 'paragraph: In May it goes.']

describe('a text put in place of one that runs over several blocks', () => {
  it('begins as what stands there, a line a block', () => {
    const { document, anchor } = threeParagraphs()
    expect(replaceableText(document, anchor)).toBe('harbor wall.\nIt is old.\nIn May')
  })

  it.each([
    ['as many lines', 'sea wall.\nIt is new.\nIn June', ['The old sea wall.', 'It is new.', 'In June it goes.']],
    ['one less in the middle', 'harbor wall.\nIn May', ['The old harbor wall.', 'In May it goes.']],
    ['none but the last', 'In May', ['The old In May it goes.']],
    ['none but the first', 'harbor wall.', ['The old harbor wall. it goes.']],
    ['one line of its own', 'quay,', ['The old quay, it goes.']],
    ['no text', '', ['The old  it goes.']],
    [
      'more in the middle',
      'harbor wall.\nIt is old.\nAnd ugly.\nIn May',
      ['The old harbor wall.', 'It is old.', 'And ugly.', 'In May it goes.'],
    ],
    [
      'more in front',
      'wharf.\nThe harbor wall.\nIt is old.\nIn May',
      ['The old wharf.', 'The harbor wall.', 'It is old.', 'In May it goes.'],
    ],
    [
      'two more behind',
      'harbor wall.\nIt is old.\nIn May\nor June\nor July',
      ['The old harbor wall.', 'It is old.', 'In May', 'or June', 'or July it goes.'],
    ],
  ])('is written when it has %s, and undone in one step', (_what, text, expected) => {
    const { replace, said, undo } = threeParagraphs()
    expect(replace(text)).toBe(true)
    expect(said()).toEqual(expected.map((line) => `paragraph: ${line}`))
    undo.undo()
    expect(said()).toEqual(before)
    expect(undo.canUndo()).toBe(false)
    undo.redo()
    expect(said()).toEqual(expected.map((line) => `paragraph: ${line}`))
  })

  it('is what the comment is about then', () => {
    const { replace, document, anchor } = threeParagraphs()
    replace('sea wall.\nIt is new.\nIn June')
    expect(replaceableText(document, anchor)).toBe('sea wall.\nIt is new.\nIn June')
  })

  it('leaves in place what another user writes beside it at that moment', () => {
    const { replace, document, tree, said } = threeParagraphs()
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(document))
    const theirs = sharedTree(other, 'body')
    const typed = readTree(theirs).map((one) => (one.id === 'c' ? paragraph('c', 'In May it goes, they say.') : one))
    writeTree(theirs, typed, {})
    replace('quay,')
    Y.applyUpdate(document, Y.encodeStateAsUpdate(other))
    expect(said(readTree(tree))).toEqual(['paragraph: The old quay, it goes, they say.'])
  })

  it('keeps breaks, and the kind of a block that stays when the one before it goes', () => {
    const { replace, said } = story(
      [block('heading', 'a', 'Harbor'), paragraph('b', 'Old\nand grey.')],
      { block: 'a', offset: 0 },
      { block: 'b', offset: 12 },
    )
    expect(replace('Old\nand blue')).toBe(true)
    expect(said()).toEqual(['paragraph: Old\nand blue.'])
  })

  it('leaves pictures that stand in between where they are', () => {
    const { replace, said } = story(
      [paragraph('a', 'One.'), block('separator', 's', ''), paragraph('b', 'Two.')],
      { block: 'a', offset: 0 },
      { block: 'b', offset: 3 },
    )
    replace('1.\n2')
    expect(said()).toEqual(['paragraph: 1.', 'separator: ', 'paragraph: 2.'])
  })

  it('is not written where paragraphs of different places would be joined, or other text stands in between', () => {
    const columns = block('columns', 'x', '', [
      block('column', 'y', '', [paragraph('a', 'One.')]),
      block('column', 'z', '', [paragraph('b', 'Two.')]),
    ])
    const apart = story([columns], { block: 'a', offset: 0 }, { block: 'b', offset: 4 })
    expect(whyIrreplaceable(apart.document, apart.anchor, 'One. Two.')).toBe('apart')
    expect(apart.replace('One. Two.')).toBe(false)
    expect(apart.replace('1.\n2.')).toBe(true)
    const scattered = threeParagraphs()
    const [a, b, c] = readTree(scattered.tree)
    if (!a || !b || !c) throw new Error('A paragraph is missing')
    writeTree(scattered.tree, [a, paragraph('n', 'New.'), b, c], {})
    expect(whyIrreplaceable(scattered.document, scattered.anchor, 'x')).toBe('scattered')
    expect(replaceableText(scattered.document, scattered.anchor)).toBeNull()
    expect(resolveAnchor(scattered.document, scattered.anchor)).toMatchObject({ type: 'range' })
  })
})

describe('any text put in place of any other', () => {
  const seeds = Array.from({ length: 150 }, (_, index) => index + 1)

  it('stands between what was before and behind it, and is undone in one step', () => {
    for (const seed of seeds) {
      const { below, pick } = randomSequence(seed)
      const words = () => Array.from({ length: below(4) }, () => pick(['a', 'b', 'c d', '', '😀ü'])).join(' ')
      const lines = (most: number) => Array.from({ length: 1 + below(most) }, words).join('\n')
      const blocks = Array.from({ length: 1 + below(4) }, (_, index) => paragraph(`p${index}`, lines(2)))
      const text = blocks.map(({ content }) => textOf(content)).join('\n')
      const [start = 0, end = 0] = [below(text.length + 1), below(text.length + 1)].toSorted((a, b) => a - b)
      const selected = text.slice(start, end)
      if (!/[a-zü]/.test(selected) || /^\n|\n$/.test(selected) || /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(selected))
        continue
      const { tree, undo, replace } = story(blocks, endAt(blocks, start), endAt(blocks, end))
      const said = () =>
        readTree(tree)
          .map(({ content }) => textOf(content))
          .join('\n')
      const wanted = lines(4)
      replace(wanted)
      expect({ seed, text: said() }).toEqual({ seed, text: text.slice(0, start) + wanted + text.slice(end) })
      undo.undo()
      expect({ seed, text: said() }).toEqual({ seed, text })
    }
  })
})

function endAt(blocks: readonly Block[], place: number): RangeEnd {
  let left = place
  for (const { id, content } of blocks) {
    const { length } = textOf(content)
    if (left <= length) return { block: id, offset: left }
    left -= length + 1
  }
  throw new RangeError(`There is no place ${place}`)
}
