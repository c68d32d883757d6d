import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const slot = (id: string, props: Record<string, unknown>) => blockFixture('show-episodes-slot', { id, props })
const inBlock = (...children: Block[]) =>
  blockFixture('show-episodes', { id: `show-episodes-of-${children[0]?.id}`, children })

const pinned = { id: 'lead-line', headline: 'Sixteen, sixteen, fifteen and a half', until: '2096-04-01T12:00:00Z' }

export const showEpisodesSlotFixtures: BlockFixtures = {
  valid: [inBlock(slot('pinned', { pinned }), slot('filled', { post: 'last-row', preloadImage: true }))],
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
