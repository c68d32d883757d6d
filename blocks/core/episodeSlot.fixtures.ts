import { type BlockFixtures, blockFixture, hostileTexts } from './block.fixtures.ts'
import type { Block } from './block.types.ts'

const pinned = { id: 'lead-line', headline: 'Sixteen, sixteen, fifteen and a half', until: '2096-04-01T12:00:00Z' }

/** Returns fixtures of a place for a post, in the block that it stands in. */
export function episodeSlotFixtures(slotType: string, blockType: string): BlockFixtures {
  const slot = (id: string, props: Record<string, unknown>) => blockFixture(slotType, { id, props })
  const inBlock = (...children: Block[]) =>
    blockFixture(blockType, { id: `${blockType}-of-${children[0]?.id}`, children })
  return {
    valid: [
      inBlock(slot('pinned', { pinned, post: pinned.id }), slot('filled', { post: 'last-row', preloadImage: true })),
    ],
    minimal: [inBlock(slot('one', {}), slot('two', {}))],
    invalid: [
      slot('alone', { post: 'lead-line' }),
      inBlock(slot('gone', { post: 'deleted-long-ago' }), slot('number', { post: 12 })),
      inBlock(slot('never', { pinned: { ...pinned, until: 'next week' } }), slot('half', { pinned: {} })),
    ],
    hostile: [
      inBlock(slot('hostile-post', { post: 'hostile' }), slot('prototype', { post: '__proto__' })),
      ...hostileTexts.map((text, index) =>
        inBlock(
          slot(`text-${index}`, { pinned: { id: 'lead-line', headline: text, until: null } }),
          slot(`id-${index}`, { post: text }),
        ),
      ),
    ],
  }
}
