import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import type { Block, Mark } from '#blocks/core/block.types.ts'
import { sharedTree } from '../document/document.layout.ts'
import { sharedMeta, sharedText } from '../document/fields.layout.ts'
import { writeText } from '../document/plainText.ts'
import { readTree } from '../document/tree.read.ts'
import { writeTree } from '../document/tree.write.ts'
import type { Anchor } from './anchor.schema.ts'
import { anchorSchema } from './anchor.schema.ts'
import { blockAnchor, rangeAnchor, resolveAnchor } from './anchor.ts'

const paragraph = (id: string, text: string, marks: Mark[] = []): Block => ({
  id,
  type: 'paragraph',
  props: { alignment: 'left' },
  children: [],
  content: text ? [{ type: 'text', text, marks }] : [],
})

const container = (id: string, ...children: Block[]): Block => ({
  id,
  type: 'container',
  props: {},
  children,
  content: [],
})

/** A story that one person writes, and what a colleague's screen says of it. */
function story(...blocks: Block[]) {
  const document = new Y.Doc()
  const origin = {}
  sharedMeta(document).set('seeded', 'first')
  const tree = sharedTree(document, 'body')
  writeTree(tree, blocks, {})
  const undo = new Y.UndoManager([tree.text, tree.registers], { trackedOrigins: new Set([origin]), captureTimeout: 0 })
  const colleague = new Y.Doc()
  const sync = () => {
    Y.applyUpdate(colleague, Y.encodeStateAsUpdate(document, Y.encodeStateVector(colleague)))
    Y.applyUpdate(document, Y.encodeStateAsUpdate(colleague, Y.encodeStateVector(document)))
  }
  const write = (...now: Block[]) => {
    writeTree(tree, now, origin)
    undo.stopCapturing()
  }
  const mark = (block: string, from: number, to: number, lastBlock = block): Anchor => {
    const anchor = rangeAnchor(
      document,
      { kind: 'tree', path: 'body' },
      { block, offset: from },
      { block: lastBlock, offset: to },
    )
    if (!anchor) throw new Error('Nothing is selected')
    return anchorSchema.parse(JSON.parse(JSON.stringify(anchor)))
  }
  /** What the anchor is about now, a text a block; everybody has to say the same. */
  const marked = (anchor: Anchor): string[] | 'detached' => {
    sync()
    const [here, there] = [document, colleague].map((one) => textsAt(one, anchor))
    expect(there).toEqual(here)
    return here ?? 'detached'
  }
  return { document, colleague, tree, undo, write, mark, marked, sync }
}

function textsAt(document: Y.Doc, anchor: Anchor): string[] | 'detached' {
  const place = resolveAnchor(document, anchor)
  if (place.type !== 'range') return 'detached'
  const texts = new Map<string, string>()
  const visit = (blocks: Block[]) => {
    for (const { id, content, children } of blocks) {
      texts.set(id, content.map((run) => (run.type === 'hardBreak' ? '\n' : run.text)).join(''))
      visit(children)
    }
  }
  visit(readTree(sharedTree(document, place.path)))
  return place.spans.map(({ block, from, to }) => (texts.get(block) ?? '').slice(from, to))
}

describe('a comment on a range of text', () => {
  const harbor = 'The old harbor wall will be rebuilt.'
  const start = () => {
    const made = story(paragraph('a', harbor), paragraph('b', 'Work begins in May.'))
    return { ...made, anchor: made.mark('a', 8, 19) }
  }

  it('is about what was selected, whichever way it was selected', () => {
    const { mark, marked } = start()
    expect(marked(mark('a', 8, 19))).toEqual(['harbor wall'])
    expect(marked(mark('a', 19, 8))).toEqual(['harbor wall'])
  })

  it.each([
    ['before it', 'In short, the old harbor wall will be rebuilt.', 'harbor wall'],
    ['right before it', 'The old sea-harbor wall will be rebuilt.', 'harbor wall'],
    ['inside of it', 'The old harbor flood wall will be rebuilt.', 'harbor flood wall'],
    ['right behind it', 'The old harbor walls will be rebuilt.', 'harbor wall'],
    ['behind it', 'The old harbor wall will soon be rebuilt.', 'harbor wall'],
  ])('stays with its letters when somebody types %s', (_where, text, expected) => {
    const { write, marked, anchor } = start()
    write(paragraph('a', text), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual([expected])
  })

  it.each([
    ['beginning', 'The old  wall will be rebuilt.', ' wall'],
    ['middle', 'The old har wall will be rebuilt.', 'har wall'],
    ['end', 'The old harbor will be rebuilt.', 'harbor'],
  ])('is about what is left when its %s is deleted, and about all of it once that is undone', (_part, text, left) => {
    const { write, marked, undo, anchor } = start()
    write(paragraph('a', text), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual([left])
    undo.undo()
    expect(marked(anchor)).toEqual(['harbor wall'])
  })

  it('is detached when all of it is deleted, and attached again once that is undone', () => {
    const { write, marked, undo, anchor } = start()
    write(paragraph('a', 'The old will be rebuilt.'), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toBe('detached')
    undo.undo()
    expect(marked(anchor)).toEqual(['harbor wall'])
    undo.redo()
    expect(marked(anchor)).toBe('detached')
  })

  it('is attached again by undo although its text was changed after it was made', () => {
    const { write, marked, undo, anchor } = start()
    write(paragraph('a', 'The old harbor and flood wall will be rebuilt.'), paragraph('b', 'Work begins in May.'))
    write(paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toBe('detached')
    undo.undo()
    expect(marked(anchor)).toEqual(['harbor and flood wall'])
  })

  it.each([
    ['its end and more', 'The old harbor'],
    ['its beginning and more', 'wall will be rebuilt.'],
    ['its middle', 'The old har will be rebuilt.'],
  ])('is what it was once somebody undoes that they deleted %s, after it was changed too', (_what, text) => {
    const { write, marked, undo, anchor } = start()
    write(paragraph('a', text), paragraph('b', 'Work begins in May.'))
    undo.undo()
    expect(marked(anchor)).toEqual(['harbor wall'])
    write(paragraph('a', 'The old harbor flood wall will be rebuilt.'), paragraph('b', 'Work begins in May.'))
    write(paragraph('a', text), paragraph('b', 'Work begins in May.'))
    undo.undo()
    expect(marked(anchor)).toEqual(['harbor flood wall'])
  })

  it('does not take something like it for itself', () => {
    const { write, marked, mark } = story(paragraph('a', 'A wall here.'), paragraph('b', 'And there a wall, too.'))
    const anchor = mark('a', 2, 6)
    write(paragraph('a', 'A here.'), paragraph('b', 'And there a wall, too.'))
    expect(marked(anchor)).toBe('detached')
  })

  it('is in both paragraphs when it is split, and in one again when they are merged', () => {
    const { write, marked, anchor } = start()
    write(
      paragraph('a', 'The old harbor'),
      paragraph('n', ' wall will be rebuilt.'),
      paragraph('b', 'Work begins in May.'),
    )
    expect(marked(anchor)).toEqual(['harbor', ' wall'])
    write(paragraph('a', harbor), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual(['harbor wall'])
  })

  it('goes along when its paragraph is split before it, merged into another, and both are undone', () => {
    const { write, marked, undo, anchor } = start()
    write(
      paragraph('a', 'The old '),
      paragraph('n', 'harbor wall will be rebuilt.'),
      paragraph('b', 'Work begins in May.'),
    )
    expect(marked(anchor)).toEqual(['harbor wall'])
    undo.undo()
    expect(marked(anchor)).toEqual(['harbor wall'])
    const { mark } = story()
    expect(() => mark('nowhere', 0, 1)).toThrow()
  })

  it('goes along with a paragraph that is merged into the one before', () => {
    const { write, marked, mark } = start()
    const anchor = mark('b', 5, 11)
    write(paragraph('a', `${harbor}Work begins in May.`))
    expect(marked(anchor)).toEqual(['begins'])
  })

  it('goes along with a block that is moved, into another block too', () => {
    const { write, marked, anchor } = start()
    write(paragraph('b', 'Work begins in May.'), paragraph('a', harbor))
    expect(marked(anchor)).toEqual(['harbor wall'])
    write(paragraph('b', 'Work begins in May.'), container('c', paragraph('a', harbor)))
    expect(marked(anchor)).toEqual(['harbor wall'])
  })

  it('keeps to its letters when something is pasted in front of it, and is not in the copy', () => {
    const { write, marked, anchor } = start()
    write(paragraph('p', harbor), paragraph('a', harbor), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual(['harbor wall'])
    expect(resolveAnchor(start().document, anchor)).toMatchObject({ type: 'range', spans: [{ block: 'a' }] })
  })

  it('is found again where its paragraph was cut and pasted', () => {
    const made = story(paragraph('a', harbor), paragraph('b', 'Work begins in May.'))
    const anchor = made.mark('a', 4, 35)
    made.write(paragraph('b', 'Work begins in May.'))
    expect(made.marked(anchor)).toBe('detached')
    made.write(paragraph('b', 'Work begins in May.'), paragraph('pasted', harbor))
    expect(made.marked(anchor)).toEqual(['old harbor wall will be rebuilt'])
  })

  it('does not mind formatting', () => {
    const { write, marked, anchor } = start()
    write(paragraph('a', harbor, [{ type: 'bold' }]), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual(['harbor wall'])
  })

  it('runs over paragraphs, and over those that are made in between', () => {
    const { write, marked, mark } = start()
    const anchor = mark('a', 25, 4, 'b')
    expect(marked(anchor)).toEqual(['be rebuilt.', 'Work'])
    write(paragraph('a', harbor), paragraph('n', 'Says the mayor.'), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual(['be rebuilt.', 'Work'])
  })

  it('is about a text of several paragraphs that were not written in order', () => {
    const { write, marked, mark } = start()
    write(paragraph('a', harbor), paragraph('n', 'Says the mayor.'), paragraph('b', 'Work begins in May.'))
    expect(marked(mark('a', 25, 4, 'b'))).toEqual(['be rebuilt.', 'Says the mayor.', 'Work'])
  })

  it('is found in a version that was restored, and in what another program wrote', () => {
    const { write, marked, anchor } = start()
    write(paragraph('x', 'All new.'))
    expect(marked(anchor)).toBe('detached')
    write(paragraph('a', harbor), paragraph('b', 'Work begins in May.'))
    expect(marked(anchor)).toEqual(['harbor wall'])
    write(paragraph('y', `Update: ${harbor}`))
    expect(marked(anchor)).toEqual(['harbor wall'])
  })

  it('is found by its words in a document that was made anew, whose letters have other names', () => {
    const { anchor } = start()
    const anew = story(paragraph('z', 'New beginning.'), paragraph('a', harbor))
    sharedMeta(anew.document).set('seeded', 'second')
    expect(anew.marked(anchor)).toEqual(['harbor wall'])
  })

  it('waits, detached, for letters that have not arrived yet', () => {
    const { anchor } = start()
    const empty = new Y.Doc()
    sharedMeta(empty).set('seeded', 'first')
    expect(resolveAnchor(empty, anchor)).toEqual({ type: 'detached' })
  })

  it('holds a text longer than what it quotes', () => {
    const long = Array.from({ length: 400 }, (_, index) => `sentence ${index}`).join(', ')
    const { mark, marked, write } = story(paragraph('a', `Now: ${long}. End.`))
    const anchor = mark('a', 5, 5 + long.length)
    expect(marked(anchor)).toEqual([long])
    write(paragraph('x', `Then: ${long}. End.`))
    expect(marked(anchor)).toEqual([long])
  })
})

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

  it('is on the block that says the same where a program wrote all blocks anew', () => {
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
