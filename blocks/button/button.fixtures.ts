import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inGroup = (...children: Block[]) => [blockFixture('button-group', { children })]

export const buttonFixtures: BlockFixtures = {
  valid: [
    ...inGroup(
      blockFixture('button', { props: { link: 'https://harbour.example/join' }, content: 'Join' }),
      blockFixture('button', {
        id: 'outline',
        props: { link: '/report', style: 'outline', color: 'black' },
        content: 'Read',
      }),
    ),
    ...inGroup(blockFixture('button', { id: 'action', props: { kind: 'action' }, content: 'Show the map' })),
  ],
  minimal: inGroup(blockFixture('button', { props: { link: '/report' }, content: 'Read' })),
  invalid: [
    ...inGroup(blockFixture('button', { content: 'Leads nowhere' })),
    ...inGroup(blockFixture('button', { id: 'half', props: { link: 'www.example' }, content: 'Half an address' })),
    blockFixture('button', { id: 'alone', props: { link: '/report' }, content: 'Without a group' }),
  ],
  hostile: [
    ...hostileTexts.flatMap((text, index) =>
      inGroup(blockFixture('button', { id: `text-${index}`, props: { color: text, link: text }, content: text })),
    ),
    ...hostileHrefs.flatMap((href, index) =>
      inGroup(
        blockFixture('button', {
          id: `href-${index}`,
          props: { link: href },
          content: [textRun('harmless', { type: 'link', href })],
        }),
      ),
    ),
  ],
}
