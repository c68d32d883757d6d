import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { readTree } from '#plugins/collaboration/document/tree.read.ts'
import { writeTree } from '#plugins/collaboration/document/tree.write.ts'
import { rangeAnchor, resolveAnchor } from './anchor.ts'
import { replaceRange, whyIrreplaceable } from './replaceRange.ts'

const bold = { type: 'bold' } as const
const run = (text: string, isBold = false): Inline => ({ type: 'text', text, marks: isBold ? [bold] : [] })

const paragraph = (id: string, ...content: Inline[]): Block => ({
  id,
  type: 'paragraph',
  props: { alignment: 'left' },
  children: [],
  content,
})

function story(from: number, to: number, last = 'a') {
  const document = new Y.Doc()
  const tree = sharedTree(document, 'body')
  writeTree(
    tree,
    [paragraph('a', run('The old '), run('harbor', true), run(' wall.')), paragraph('b', run('May.'))],
    {},
  )
  const origin = {}
  const undo = new Y.UndoManager([tree.text, tree.registers], { trackedOrigins: new Set([origin]) })
  const field = { kind: 'tree', path: 'body' } as const
  const anchor = rangeAnchor(document, field, { block: 'a', offset: from }, { block: last, offset: to })
  if (!anchor) throw new Error('Nothing is selected')
  const content = () => readTree(tree).map((block) => block.content)
  return {
    document,
    tree,
    undo,
    anchor,
    content,
    replace: (text: string) => replaceRange(document, anchor, text, origin),
  }
}

describe('a text put in place of another', () => {
  it('keeps what both have in common, and takes the formatting of where it begins', () => {
    const { replace, content } = story(8, 19)
    expect(replace('sea wall')).toBe(true)
    expect(content()[0]).toEqual([run('The old '), run('sea', true), run(' wall.')])
  })

  it.each([
    ['is another altogether', 'quay', 'The old quay.'],
    ['is longer', 'harbor and sea wall', 'The old harbor and sea wall.'],
    ['has something in front', 'new harbor wall', 'The old new harbor wall.'],
    ['has something behind', 'harbor wall, too', 'The old harbor wall, too.'],
    ['is nothing', '', 'The old .'],
    ['is the same', 'harbor wall', 'The old harbor wall.'],
    ['begins with an emoji', '😀 quay', 'The old 😀 quay.'],
  ])('is written when it %s, and undone in one step', (_what, text, expected) => {
    const { replace, content, undo } = story(8, 19)
    const words = () =>
      content()[0]
        ?.map((part) => (part.type === 'text' ? part.text : '\n'))
        .join('')
    expect(replace(text)).toBe(true)
    expect(words()).toBe(expected)
    undo.undo()
    expect(words()).toBe('The old harbor wall.')
  })

  it('is what the comment is about then', () => {
    const { replace, document, anchor } = story(8, 19)
    replace('quay')
    expect(resolveAnchor(document, anchor)).toMatchObject({ spans: [{ block: 'a', from: 8, to: 12 }] })
  })

  it('has breaks where it has line ends', () => {
    const { replace, content } = story(4, 7)
    replace('very\nold')
    expect(content()[0]?.slice(0, 3)).toEqual([run('The very'), { type: 'hardBreak' }, run('old ')])
  })

  it('is not written where the text is gone', () => {
    const gone = story(8, 19)
    expect(whyIrreplaceable(gone.document, gone.anchor, 'x')).toBeNull()
    writeTree(gone.tree, [paragraph('b', run('May.'))], {})
    expect(gone.replace('x')).toBe(false)
    expect(whyIrreplaceable(gone.document, gone.anchor, 'x')).toBe('detached')
  })

  it('is one line in a line of the form', () => {
    const document = new Y.Doc()
    sharedText(document, 'headline').insert(0, 'The old wall')
    const field = { kind: 'text', path: 'headline' } as const
    const anchor = rangeAnchor(document, field, { block: '', offset: 4 }, { block: '', offset: 7 })
    if (!anchor) throw new Error('Nothing is selected')
    replaceRange(document, anchor, 'new\n sea', {})
    expect(sharedText(document, 'headline').toString()).toBe('The new sea wall')
  })
})
