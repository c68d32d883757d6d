import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'

const film = { embedId: 'e1f0', provider: 'YouTube', width: 560, height: 315 }

export const socialEmbedFixtures: BlockFixtures = {
  valid: [
    ...['none', 'left', 'center', 'right', 'wide'].map((alignment) =>
      blockFixture('social-embed', { id: `embed-${alignment}`, props: { ...film, alignment } }),
    ),
    blockFixture('social-embed', {
      id: 'post',
      props: { embedId: 'a-post', provider: 'Bluesky', height: 420, anchor: 'post', className: 'is-style-plain' },
    }),
  ],
  minimal: [blockFixture('social-embed', { props: { embedId: 'e1f0' } })],
  invalid: [
    blockFixture('social-embed'),
    blockFixture('social-embed', { id: 'full', props: { ...film, alignment: 'full' } }),
    blockFixture('social-embed', { id: 'text', props: { ...film, width: '560' } }),
  ],
  hostile: [...hostileTexts, ...hostileHrefs].map((text, index) =>
    blockFixture('social-embed', {
      id: `text-${index}`,
      props: { embedId: text, provider: text, anchor: text, className: text },
    }),
  ),
}
