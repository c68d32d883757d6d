import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'

export const sectionTitleFixtures: BlockFixtures = {
  valid: [
    blockFixture('section-title', { id: 'small', content: 'On the water' }),
    blockFixture('section-title', {
      id: 'large',
      props: { size: 'lg', anchor: 'on-land', className: 'is-style-framed' },
      content: 'On land',
    }),
  ],
  minimal: [blockFixture('section-title', { content: 'On the water' })],
  invalid: [
    blockFixture('section-title'),
    blockFixture('section-title', { id: 'huge', props: { size: 'xl' }, content: 'Too large' }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('section-title', {
        id: `text-${index}`,
        props: { size: text, anchor: text, className: text },
        content: text,
      }),
    ),
    ...hostileHrefs.map((href, index) =>
      blockFixture('section-title', { id: `href-${index}`, content: [textRun('harmless', { type: 'link', href })] }),
    ),
  ],
}
