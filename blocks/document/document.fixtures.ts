import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'

const documentId = '24114587-harbour-plan'

export const documentFixtures: BlockFixtures = {
  valid: [
    blockFixture('document', { props: { documentId, anchor: 'plan', className: 'is-style-plain' } }),
    blockFixture('document', { id: 'wide', props: { documentId, alignment: 'wide' } }),
  ],
  minimal: [blockFixture('document', { props: { documentId: '24114587' } })],
  invalid: [
    blockFixture('document'),
    blockFixture('document', { id: 'left', props: { documentId, alignment: 'left' } }),
    blockFixture('document', { id: 'no-id', props: { documentId: 'not the id of a document' } }),
  ],
  hostile: [...hostileTexts, ...hostileHrefs, '../../evil', '1-"><script>'].map((text, index) =>
    blockFixture('document', { id: `text-${index}`, props: { documentId: text, anchor: text, className: text } }),
  ),
}
