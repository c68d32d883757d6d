import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inSidebar = (header: Block) =>
  blockFixture('sidebar', {
    id: `sidebar-of-${header.id}`,
    children: [
      header,
      blockFixture('sidebar-content', {
        id: `content-of-${header.id}`,
        children: [blockFixture('paragraph', { id: `text-of-${header.id}`, content: 'Built in 1934.' })],
      }),
    ],
  })

export const sidebarHeaderFixtures: BlockFixtures = {
  valid: [
    inSidebar(blockFixture('sidebar-header', { id: 'small', content: 'The bridge in short' })),
    inSidebar(blockFixture('sidebar-header', { id: 'large', props: { size: 'lg' }, content: 'Who pays for it' })),
  ],
  minimal: [inSidebar(blockFixture('sidebar-header'))],
  invalid: [
    blockFixture('sidebar-header', { id: 'alone', content: 'Without a sidebar' }),
    inSidebar(blockFixture('sidebar-header', { id: 'huge', props: { size: 'xl' }, content: 'Too large' })),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      inSidebar(blockFixture('sidebar-header', { id: `text-${index}`, props: { size: text }, content: text })),
    ),
    ...hostileHrefs.map((href, index) =>
      inSidebar(
        blockFixture('sidebar-header', { id: `href-${index}`, content: [textRun('harmless', { type: 'link', href })] }),
      ),
    ),
  ],
}
