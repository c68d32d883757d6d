import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const featuredMediaCaptionFixtures: BlockFixtures = {
  valid: [blockFixture('featured-media-caption', { content: 'The ferry leaves the old harbour at seven.' })],
  minimal: [blockFixture('featured-media-caption', { content: 'The ferry' })],
  invalid: [
    blockFixture('featured-media-caption'),
    blockFixture('featured-media-caption', { id: 'holding', content: 'x', children: [blockFixture('separator')] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('featured-media-caption', { id: `text-${index}`, content: text }),
  ),
}
