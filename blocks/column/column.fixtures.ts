import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const text = blockFixture('paragraph', { content: 'For: the bridge is ninety years old.' })
const inColumns = (...children: Block[]) => [blockFixture('columns', { children })]

export const columnFixtures: BlockFixtures = {
  valid: inColumns(blockFixture('column', { props: { width: 40, anchor: 'for' }, children: [text] })),
  minimal: inColumns(blockFixture('column', { children: [text] })),
  invalid: [
    ...inColumns(blockFixture('column', { props: { width: 5 }, children: [text] })),
    blockFixture('column', { id: 'alone', children: [text] }),
    ...inColumns(blockFixture('column', { id: 'empty' })),
  ],
  hostile: hostileTexts.flatMap((hostile) =>
    inColumns(
      blockFixture('column', { props: { anchor: hostile, className: hostile, width: hostile }, children: [text] }),
    ),
  ),
}
