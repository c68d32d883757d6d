import { describe, expect, it } from '@jest/globals'
import { blocksFromLexical, lexicalFromBlocks } from '../registry/lexical.convert.ts'
import { blockFixture } from './block.fixtures.ts'
import { withoutExpiredPins } from './expiredPins.read.ts'
import { walkBlocks } from './treeWalk.ts'

const now = new Date('2026-01-02T12:00:00Z')
const pinned = (type: 'show-episodes-slot' | 'episode-showcase-slot', until: string | null) =>
  blockFixture(type, { id: until ?? 'always', props: { pinned: { id: '7', headline: 'Pinned', until } } })

describe('a text as it is read', () => {
  it('has no pin whose time has passed, and every other one (docs/spec/newsroom.md#slots)', () => {
    const state = lexicalFromBlocks([
      blockFixture('paragraph', { content: 'Before' }),
      blockFixture('container', {
        children: [
          blockFixture('show-episodes', {
            children: [
              pinned('show-episodes-slot', '2026-01-02T12:00:00Z'),
              pinned('show-episodes-slot', '2026-01-02T12:00:01Z'),
              pinned('show-episodes-slot', null),
            ],
          }),
        ],
      }),
      blockFixture('episode-showcase', { children: [pinned('episode-showcase-slot', '2025-12-31T00:00:00+01:00')] }),
    ])
    const read = [...walkBlocks(blocksFromLexical(withoutExpiredPins(state, now)))]
    const pins = read.flatMap(({ id, props }) => ('pinned' in props ? [[id, props.pinned !== null]] : []))
    expect(pins).toEqual([
      ['2026-01-02T12:00:00Z', false],
      ['2026-01-02T12:00:01Z', true],
      ['always', true],
      ['2025-12-31T00:00:00+01:00', false],
    ])
  })

  it('is the very same one where no pin has ended, whatever is in it', () => {
    const odd = { ...blockFixture('show-episodes-slot'), props: { pinned: 'nonsense' } }
    const state = lexicalFromBlocks([
      blockFixture('show-episodes', { children: [pinned('show-episodes-slot', '2026-02-01T00:00:00Z'), odd] }),
    ])
    expect(withoutExpiredPins(state, now)).toBe(state)
    const bare = {
      root: {
        children: [
          { type: 'show-episodes-slot', version: 1 },
          { type: 'text', version: 1 },
        ],
      },
    }
    expect(withoutExpiredPins(bare, now)).toBe(bare)
  })
})
