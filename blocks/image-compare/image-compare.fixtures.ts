import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'

const first = { contentId: 'harbour' }
const second = { contentId: 'bridge' }

export const imageCompareFixtures: BlockFixtures = {
  valid: [
    ...['none', 'wide', 'full'].map((alignment) =>
      blockFixture('image-compare', { id: `compare-${alignment}`, props: { first, second, alignment } }),
    ),
    blockFixture('image-compare', {
      id: 'compare-of-its-own',
      props: {
        first: {
          contentId: 'harbour',
          altText: 'The harbour before the storm',
          credit: 'City archive',
          label: 'Friday',
        },
        second: {
          contentId: 'market',
          altText: 'The same place in the morning after',
          credit: 'Ines Okafor',
          label: 'Saturday',
        },
        caption: 'The quay on Friday and on Saturday.',
        link: 'https://archive.example/quay',
        anchor: 'quay',
        className: 'is-style-framed',
      },
    }),
    blockFixture('image-compare', { id: 'compare-link', props: { first, second, link: 'https://archive.example/' } }),
  ],
  minimal: [blockFixture('image-compare', { props: { first, second } })],
  invalid: [
    blockFixture('image-compare'),
    blockFixture('image-compare', { id: 'one', props: { first } }),
    blockFixture('image-compare', { id: 'gone', props: { first, second: { contentId: 'deleted-long-ago' } } }),
    blockFixture('image-compare', { id: 'no-picture', props: { first: { contentId: 'budget' }, second } }),
    blockFixture('image-compare', { id: 'half-a-link', props: { first, second, link: 'www.example' } }),
    blockFixture('image-compare', { id: 'no-object', props: { first: 'harbour', second } }),
    blockFixture('image-compare', { id: 'twice', props: { first, second: first } }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('image-compare', {
        id: `text-${index}`,
        props: {
          first: { ...first, altText: text, credit: text, label: text },
          second: { ...second, altText: text, credit: text, label: text },
          caption: text,
          anchor: text,
          className: text,
        },
      }),
    ),
    ...hostileHrefs.map((link, index) =>
      blockFixture('image-compare', { id: `href-${index}`, props: { first, second, caption: 'harmless', link } }),
    ),
    blockFixture('image-compare', { id: 'library', props: { first: { contentId: 'hostile-texts' }, second } }),
  ],
}
