import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const fileFixtures: BlockFixtures = {
  valid: [
    blockFixture('file', { props: { contentId: 'budget', name: 'The city’s budget for 2027', anchor: 'budget' } }),
    blockFixture('file', {
      id: 'without-button',
      props: { contentId: 'budget', showDownloadButton: false, alignment: 'center' },
    }),
  ],
  minimal: [blockFixture('file', { props: { contentId: 'budget' } })],
  invalid: [blockFixture('file'), blockFixture('file', { id: 'gone', props: { contentId: 'deleted-long-ago' } })],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('file', {
        id: `text-${index}`,
        props: { contentId: 'budget', name: text, anchor: text, className: text },
      }),
    ),
    blockFixture('file', { id: 'library', props: { contentId: 'hostile-file' } }),
  ],
}
