import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'

const alignments = ['none', 'left', 'center', 'right', 'wide', 'full']

export const imageFixtures: BlockFixtures = {
  valid: [
    ...alignments.map((alignment) =>
      blockFixture('image', { id: `image-${alignment}`, props: { contentId: 'harbour', alignment } }),
    ),
    blockFixture('image', {
      id: 'image-of-its-own',
      props: {
        contentId: 'market',
        altText: 'Two women weigh pears at a stall',
        caption: 'Saturday, shortly before six.',
        credit: 'Ines Okafor',
        link: 'https://market.example/saturday',
        anchor: 'market',
        className: 'is-style-framed',
        width: 480,
        mobileCrop: { aspectRatio: 'Square', focalPoint: { x: 0.3, y: 0.6 } },
      },
    }),
    blockFixture('image', {
      id: 'image-bare',
      props: { contentId: 'harbour', hideCaption: true, hideCredit: true },
    }),
  ],
  minimal: [blockFixture('image', { props: { contentId: 'harbour' } })],
  invalid: [
    blockFixture('image'),
    blockFixture('image', { id: 'gone', props: { contentId: 'deleted-long-ago' } }),
    blockFixture('image', { id: 'no-picture', props: { contentId: 'budget' } }),
    blockFixture('image', { id: 'half-a-link', props: { contentId: 'harbour', link: 'www.example' } }),
    blockFixture('image', { id: 'short-alt', props: { contentId: 'harbour', altText: 'Ferry' } }),
    blockFixture('image', { id: 'prototype', props: { contentId: '__proto__' } }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('image', {
        id: `text-${index}`,
        props: { contentId: 'harbour', altText: text, caption: text, credit: text, anchor: text, className: text },
      }),
    ),
    ...hostileHrefs.map((link, index) =>
      blockFixture('image', { id: `href-${index}`, props: { contentId: 'harbour', link } }),
    ),
    blockFixture('image', { id: 'library', props: { contentId: 'hostile-texts' } }),
  ],
}
