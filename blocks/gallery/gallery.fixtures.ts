import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const galleryFixtures: BlockFixtures = {
  valid: [
    blockFixture('gallery', {
      props: {
        content: [
          { id: 'harbour' },
          { id: 'market', caption: 'Saturday, shortly before six.', credit: 'Ines Okafor', altText: 'Weighing pears' },
          { id: 'bridge' },
        ],
        alignment: 'wide',
        anchor: 'pictures',
      },
    }),
    blockFixture('gallery', {
      id: 'upright',
      props: { content: [{ id: 'market' }, { id: 'harbour' }], orientation: 'vertical' },
    }),
  ],
  minimal: [blockFixture('gallery', { props: { content: [{ id: 'harbour' }] } })],
  invalid: [
    blockFixture('gallery'),
    blockFixture('gallery', { id: 'gone', props: { content: [{ id: 'deleted-long-ago' }] } }),
    blockFixture('gallery', { id: 'partly', props: { content: [{ id: 'deleted-long-ago' }, { id: 'harbour' }] } }),
    blockFixture('gallery', { id: 'twice', props: { content: [{ id: 'harbour' }, { id: 'harbour' }] } }),
    blockFixture('gallery', { id: 'no-list', props: { content: 'harbour' } }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('gallery', {
        id: `text-${index} ${text}`,
        props: {
          content: [{ id: 'harbour', altText: text, caption: text, credit: text }, { id: text }],
          anchor: text,
          className: text,
        },
      }),
    ),
    blockFixture('gallery', { id: 'library', props: { content: [{ id: 'hostile-texts' }] } }),
  ],
}
