import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inSidebar = (content: Block) =>
  blockFixture('sidebar', {
    id: `sidebar-of-${content.id}`,
    children: [blockFixture('sidebar-header', { id: `header-of-${content.id}`, content: 'The bridge' }), content],
  })

export const sidebarContentFixtures: BlockFixtures = {
  valid: [
    inSidebar(
      blockFixture('sidebar-content', {
        children: [
          blockFixture('paragraph', { content: 'What it has cost so far:' }),
          blockFixture('image', { id: 'image-in-sidebar', props: { contentId: 'bridge' } }),
          blockFixture('list', {
            children: [
              blockFixture('list-item', { id: 'one', content: '1961: a new deck' }),
              blockFixture('list-item', { id: 'two', content: '1989: new cables' }),
            ],
          }),
        ],
      }),
    ),
  ],
  minimal: [inSidebar(blockFixture('sidebar-content', { children: [blockFixture('paragraph')] }))],
  invalid: [
    blockFixture('sidebar-content', { id: 'alone', children: [blockFixture('paragraph', { content: 'Alone' })] }),
    inSidebar(blockFixture('sidebar-content', { id: 'empty' })),
  ],
  hostile: hostileTexts.map((text, index) =>
    inSidebar(
      blockFixture('sidebar-content', {
        id: `text-${index}`,
        props: { alignment: text },
        children: [blockFixture('paragraph', { id: `p-${index}`, content: text })],
      }),
    ),
  ),
}
