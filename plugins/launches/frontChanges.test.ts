import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { changesBetween, storyChanges } from './frontChanges.ts'
import { outlineOf, type StandingStories } from './frontOutline.ts'

const headlines = new Map([
  ['1', 'Ferry'],
  ['2', 'Harbor'],
  ['3', 'Council'],
])
const row = (id: string, pins: (string | null | { id: string; headline?: string; until?: string })[], props = {}) =>
  blockFixture('homepage-row', {
    id,
    props: { layout: 'post_row_4', ...props },
    children: pins.map((pinned, index) =>
      blockFixture('homepage-slot', {
        id: `${id}-${index + 1}`,
        props: { pinned: typeof pinned === 'string' ? { id: pinned } : pinned },
      }),
    ),
  })
const outline = (blocks: Block[], stories: StandingStories = new Map()) => outlineOf(blocks, stories, headlines)
const words = (before: Block[], after: Block[]) =>
  changesBetween(outline(before), outline(after), headlines).map((change) => change.words)

describe('the changes between two launches', () => {
  it('are none for the same page', () => {
    expect(words([row('a', ['1', null])], [row('a', ['1', null])])).toEqual([])
  })

  it('are pins', () => {
    expect(words([row('a', [null, '2'])], [row('a', ['1', null])])).toEqual([
      'Pinned “Ferry” in slot 1 of row 1',
      'Unpinned “Harbor” from slot 2 of row 1',
    ])
  })

  it('are a move of a story, of which both rows know', () => {
    const changes = changesBetween(
      outline([row('a', ['1']), row('b', [null])]),
      outline([row('a', [null]), row('b', ['1'])]),
      headlines,
    )
    expect(changes).toEqual([
      { row: 'b', words: 'Moved “Ferry” to slot 1 of row 2', isDeparture: false },
      { row: 'a', words: '“Ferry” leaves slot 1 of row 1', isDeparture: true },
    ])
  })

  it('are headlines and ends of pins', () => {
    const until = '2026-11-25T20:00:00.000Z'
    expect(
      words(
        [row('a', ['1', '2'])],
        [
          row('a', [
            { id: '1', headline: 'It sails' },
            { id: '2', until },
          ]),
        ],
      ),
    ).toEqual(['Headline of slot 1 of row 1: “It sails”', 'Pin of “Harbor” gets an end'])
  })

  it('are rows that were added, removed and moved, and their layouts and filters', () => {
    const [a, b, c] = [row('a', []), row('b', []), row('c', [])]
    expect(words([a], [a, b])).toEqual(['Row 2 added (Post Row 4 x 1)'])
    expect(words([a, b], [a])).toEqual(['Row 2 removed (Post Row 4 x 1)'])
    expect(words([a, b, c], [c, a, b])).toEqual(['Row 3 moved'])
    expect(words([a], [row('a', [], { layout: 'post_row_2' })])).toEqual(['Layout of row 1: Post Row 2 x 1'])
    expect(words([a], [row('a', [], { tags: ['5'] })])).toEqual(['Autofill of row 1 changed'])
  })

  it('are not the defaults that the editor sets', () => {
    expect(words([row('a', [])], [row('a', [], { tags: [], deduplicate: true, mostPopular: false })])).toEqual([])
  })

  it('are not the empty lines of the editor', () => {
    expect(words([row('a', [])], [row('a', []), blockFixture('paragraph', { id: '1' })])).toEqual([])
  })
})

describe('the stories that change', () => {
  const at = (post: string | null): StandingStories => new Map([['a', [{ post, reason: { kind: 'empty' } }]]])
  const page = [row('a', [null])]

  it('are named with the one that was there', () => {
    expect(storyChanges(outline(page, at('1')), outline(page, at('2')))).toEqual([
      '“Harbor” in slot 1 of row 1 instead of “Ferry”',
    ])
    expect(storyChanges(outline(page, at('1')), outline(page, at(null)))).toEqual([
      'Nothing is left for slot 1 of row 1, where “Ferry” was',
    ])
    expect(storyChanges(outline(page, at('1')), outline(page, at('1')))).toEqual([])
  })
})
