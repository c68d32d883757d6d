import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { openBlockEditor } from './blockEditor.fixtures.ts'
import { $nextPinEnd, $removeExpiredPins } from './expiredPins.command.ts'
import { blocksFromLexical } from './lexical.convert.ts'

const now = new Date('2026-01-02T12:00:00Z')
const slot = (id: string, until: string | null) =>
  blockFixture('show-episodes-slot', { id, props: { pinned: { id: '7', headline: id, until } } })

describe('pins of episodes', () => {
  const open = () =>
    openBlockEditor([
      blockFixture('show-episodes', {
        children: [slot('past', '2026-01-02T11:59:00Z'), slot('later', '2026-01-03T12:00:00Z'), slot('always', null)],
      }),
    ])

  it('are removed once their time has passed, and no other (docs/spec/newsroom.md#slots)', () => {
    const editor = open()
    editor.update(() => $removeExpiredPins(now), { discrete: true })
    const [grid] = blocksFromLexical(editor.getEditorState().toJSON())
    const headlines = grid?.children.map(({ props }) => Object(props.pinned).headline)
    expect(headlines).toEqual([undefined, 'later', 'always'])
  })

  it('say when the next one ends', () => {
    const editor = open()
    expect(editor.getEditorState().read($nextPinEnd)).toBe(Date.parse('2026-01-02T11:59:00Z'))
    editor.update(() => $removeExpiredPins(now), { discrete: true })
    expect(editor.getEditorState().read($nextPinEnd)).toBe(Date.parse('2026-01-03T12:00:00Z'))
    expect(openBlockEditor([]).getEditorState().read($nextPinEnd)).toBeNull()
  })
})
