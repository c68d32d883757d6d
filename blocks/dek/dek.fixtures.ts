import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const dekFixtures: BlockFixtures = {
  valid: [
    blockFixture('dek', { content: 'Dredging starts two months early, and the ferries will have to wait for it.' }),
  ],
  minimal: [blockFixture('dek', { content: 'Dredging starts early' })],
  invalid: [
    blockFixture('dek'),
    blockFixture('dek', { id: 'short', content: 'Too short' }),
    blockFixture('dek', { id: 'long', content: 'It goes on and on. '.repeat(20) }),
  ],
  hostile: hostileTexts.map((text, index) => blockFixture('dek', { id: `text-${index}`, content: text })),
}
