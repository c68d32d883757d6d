import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { sectionParts } from '../homepage-section/homepage-section.fixtures.ts'

const inSection = (part: Block) =>
  blockFixture('homepage-section', {
    id: `section-of-${part.id}`,
    children: sectionParts(`of-${part.id}`).map((one) => (one.type === part.type ? part : one)),
  })
const part = (id: string, props: Record<string, unknown>, children: Block[]) =>
  blockFixture('homepage-section-sidebar', { id, props, children })
const paragraph = (id: string, content = '') => blockFixture('paragraph', { id, content })

export const homepageSectionSidebarFixtures: BlockFixtures = {
  valid: [
    inSection(
      part('named', { anchor: 'sidebar-one', className: 'is-style-plain' }, [
        blockFixture('most-popular', { id: 'sidebar-popular' }),
        paragraph('sidebar-line', 'The horn sounds at six.'),
      ]),
    ),
  ],
  minimal: [inSection(part('least', {}, [paragraph('sidebar-empty')]))],
  invalid: [part('alone', {}, [paragraph('sidebar-alone', 'Alone')]), inSection(part('empty', {}, []))],
  hostile: hostileTexts.map((text, index) =>
    inSection(part(`text-${index}`, { anchor: text, className: text }, [paragraph(`p-${index}`, text)])),
  ),
}
