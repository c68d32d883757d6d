import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const header = (id: string, content: string) => blockFixture('sidebar-header', { id: `${id}-header`, content })
const content = (id: string) =>
  blockFixture('sidebar-content', {
    id: `${id}-content`,
    children: [
      blockFixture('paragraph', { id: `${id}-1`, content: 'Built in 1934 for carts, it was never meant for lorries.' }),
      blockFixture('paragraph', {
        id: `${id}-2`,
        content: 'Two repairs, in 1961 and 1989, were paid for by the port.',
      }),
    ],
  })

export const sidebarFixtures: BlockFixtures = {
  valid: ['left', 'center', 'right'].map((alignment) =>
    blockFixture('sidebar', {
      id: alignment,
      props: { alignment, anchor: `sidebar-${alignment}`, className: 'is-style-framed' },
      children: [header(alignment, 'The bridge in short'), content(alignment)],
    }),
  ),
  minimal: [
    blockFixture('sidebar', {
      children: [
        blockFixture('sidebar-header'),
        blockFixture('sidebar-content', { children: [blockFixture('paragraph')] }),
      ],
    }),
  ],
  invalid: [
    blockFixture('sidebar'),
    blockFixture('sidebar', { id: 'headless', children: [content('headless')] }),
    blockFixture('sidebar', { id: 'upside-down', children: [content('down'), header('down', 'Below')] }),
    blockFixture('sidebar', { id: 'two', children: [header('a', 'One'), header('b', 'Two'), content('two')] }),
    blockFixture('sidebar', { id: 'loose', children: [blockFixture('paragraph', { content: 'In no part of it' })] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('sidebar', {
      id: `text-${index}`,
      props: { alignment: text, anchor: text, className: text },
      children: [header(`text-${index}`, text), content(`text-${index}`)],
    }),
  ),
}
