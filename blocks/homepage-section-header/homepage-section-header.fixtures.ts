import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'
import type { Block, Inline } from '../core/block.types.ts'
import { sectionParts } from '../homepage-section/homepage-section.fixtures.ts'

const inSection = (header: Block) =>
  blockFixture('homepage-section', {
    id: `section-of-${header.id}`,
    props: { showSectionHeader: true },
    children: [header, ...sectionParts(`of-${header.id}`).slice(1)],
  })
const header = (id: string, content: string | Inline[], props: Record<string, unknown> = {}) =>
  blockFixture('homepage-section-header', { id, content, props })

export const homepageSectionHeaderFixtures: BlockFixtures = {
  valid: [inSection(header('named', 'On the water', { anchor: 'on-the-water', className: 'is-style-plain' }))],
  minimal: [inSection(header('least', ''))],
  invalid: [header('alone', 'Alone')],
  hostile: [
    ...hostileTexts.map((text, index) => inSection(header(`text-${index}`, text, { anchor: text, className: text }))),
    ...hostileHrefs.map((href, index) =>
      inSection(header(`href-${index}`, [textRun('harmless', { type: 'link', href })])),
    ),
  ],
}
