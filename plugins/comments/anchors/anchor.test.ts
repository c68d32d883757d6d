import { describe, expect, it } from '@jest/globals'
import * as Y from 'yjs'
import { sharedMeta } from '#plugins/collaboration/document/fields.layout.ts'
import { container, paragraph, story } from './anchor.fixtures.ts'
import { resolveAnchor } from './anchor.ts'

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
  ])('stays with its letters when a user types %s', (_where, text, expected) => {
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
  ])('is what it was once a user undoes that they deleted %s, after it was changed too', (_what, text) => {
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

  it('is found by its words in a document that was created again, whose letters have other names', () => {
    const { anchor } = start()
    const rewritten = story(paragraph('z', 'New beginning.'), paragraph('a', harbor))
    sharedMeta(rewritten.document).set('seeded', 'second')
    expect(rewritten.marked(anchor)).toEqual(['harbor wall'])
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
