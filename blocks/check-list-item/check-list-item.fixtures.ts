import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inList = (...children: Block[]) => blockFixture('check-list', { id: `list-of-${children[0]?.id}`, children })

export const checkListItemFixtures: BlockFixtures = {
  valid: [
    inList(
      blockFixture('check-list-item', {
        props: { checked: true, anchor: 'lamps', className: 'is-style-new' },
        content: 'Charge the lamps',
      }),
      blockFixture('check-list-item', { id: 'open', content: 'Call the neighbours' }),
    ),
  ],
  minimal: [inList(blockFixture('check-list-item'))],
  invalid: [
    blockFixture('check-list-item', { content: 'An item without a list' }),
    inList(blockFixture('check-list-item', { id: 'perhaps', props: { checked: 'perhaps' }, content: 'Perhaps done' })),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      inList(
        blockFixture('check-list-item', {
          id: `text-${index}`,
          props: { anchor: text, className: text },
          content: text,
        }),
      ),
    ),
    ...hostileHrefs.map((href, index) =>
      inList(blockFixture('check-list-item', { id: `href-${index}`, content: [textRun('x', { type: 'link', href })] })),
    ),
  ],
}
