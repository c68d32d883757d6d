import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'

const whole = { contentId: 'harbour', altText: 'Harbour Savings Bank', link: 'https://bank.example/' }

export const sponsorImageFixtures: BlockFixtures = {
  valid: [
    blockFixture('sponsor-image', { id: 'sponsor', props: whole }),
    blockFixture('sponsor-image', {
      id: 'sponsor-of-its-own',
      props: { ...whole, text: 'Made possible by', anchor: 'sponsor', className: 'is-style-framed' },
    }),
    blockFixture('sponsor-image', { id: 'sponsor-wordless', props: { ...whole, text: '' } }),
  ],
  minimal: [blockFixture('sponsor-image', { props: whole })],
  invalid: [
    blockFixture('sponsor-image'),
    blockFixture('sponsor-image', { id: 'gone', props: { ...whole, contentId: 'deleted-long-ago' } }),
    blockFixture('sponsor-image', { id: 'no-picture', props: { ...whole, contentId: 'budget' } }),
    blockFixture('sponsor-image', { id: 'no-link', props: { ...whole, link: '' } }),
    blockFixture('sponsor-image', { id: 'no-alt', props: { ...whole, altText: '' } }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('sponsor-image', {
        id: `text-${index}`,
        props: { ...whole, altText: text, text, anchor: text, className: text },
      }),
    ),
    ...hostileHrefs.map((link, index) =>
      blockFixture('sponsor-image', { id: `href-${index}`, props: { ...whole, link } }),
    ),
    blockFixture('sponsor-image', { id: 'library', props: { contentId: 'hostile-texts', link: '/' } }),
  ],
}
