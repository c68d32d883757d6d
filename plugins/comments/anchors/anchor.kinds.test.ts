import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { sharedText } from '#plugins/collaboration/document/fields.layout.ts'
import { writeText } from '#plugins/collaboration/document/plainText.ts'
import { container, paragraph, story } from './anchor.fixtures.ts'
import type { Anchor } from './anchor.schema.ts'
import { blockAnchor, rangeAnchor, resolveAnchor } from './anchor.ts'

describe('a comment on a plain text', () => {
  const field = { kind: 'text', path: 'headline' } as const
  const headline = (text: string) => {
    const document = new Y.Doc()
    writeText(sharedText(document, 'headline'), text)
    const anchor = rangeAnchor(document, field, { block: '', offset: 4 }, { block: '', offset: 10 })
    if (!anchor) throw new Error('Nothing is selected')
    const write = (now: string) => writeText(sharedText(document, 'headline'), now)
    return { document, anchor, write }
  }

  it('stays with its letters, is detached without them, and finds them again', () => {
    const { document, anchor, write } = headline('New harbor wall')
    write('A new harbor wall')
    expect(resolveAnchor(document, anchor)).toEqual({
      type: 'range',
      path: 'headline',
      spans: [{ block: '', from: 6, to: 12 }],
    })
    write('')
    expect(resolveAnchor(document, anchor)).toEqual({ type: 'detached' })
    write('New harbor wall')
    expect(resolveAnchor(document, anchor)).toMatchObject({ spans: [{ from: 4, to: 10 }] })
  })
})

describe('a comment on a block', () => {
  const at = (document: Y.Doc, anchor: Anchor) => {
    const place = resolveAnchor(document, anchor)
    return place.type === 'block' ? place.block : place.type
  }
  const start = () => {
    const made = story(
      paragraph('a', 'One.'),
      paragraph('b', 'Two stands here.'),
      container('c', paragraph('d', 'In.')),
    )
    const anchor = blockAnchor(made.document, 'body', 'b')
    if (!anchor) throw new Error('There is no such block')
    return { ...made, anchor }
  }

  it('goes along when the block is moved, becomes something else, is removed and comes back', () => {
    const { document, write, undo, anchor } = start()
    write({ ...paragraph('b', 'Two stands here.'), type: 'blockquote' }, paragraph('a', 'One.'))
    expect(at(document, anchor)).toBe('b')
    write(paragraph('a', 'One.'))
    expect(at(document, anchor)).toBe('detached')
    undo.undo()
    expect(at(document, anchor)).toBe('b')
  })

  it('is on what the block was merged into', () => {
    const { document, write, anchor } = start()
    write(paragraph('a', 'One.Two stands here.'), container('c', paragraph('d', 'In.')))
    expect(at(document, anchor)).toBe('a')
  })

  it('is on the block that says the same where a program wrote all blocks again', () => {
    const { document, write, anchor } = start()
    write(paragraph('x', 'One.'), paragraph('y', 'Two stands here.'), container('z', paragraph('w', 'In.')))
    expect(at(document, anchor)).toBe('y')
  })

  it('is on a block of blocks, too', () => {
    const { document, write } = start()
    const anchor = blockAnchor(document, 'body', 'c')
    if (!anchor) throw new Error('There is no such block')
    write(container('c', paragraph('d', 'Inside of it.')))
    expect(at(document, anchor)).toBe('c')
    expect(blockAnchor(document, 'body', 'nowhere')).toBeNull()
  })
})

describe('a comment on a field or on the document', () => {
  it('stays where it is', () => {
    const document = new Y.Doc()
    expect(resolveAnchor(document, { type: 'field', path: 'tags' })).toEqual({ type: 'field', path: 'tags' })
    expect(resolveAnchor(document, { type: 'document' })).toEqual({ type: 'document' })
  })
})
