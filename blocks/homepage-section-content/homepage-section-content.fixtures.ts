import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { sectionParts } from '../homepage-section/homepage-section.fixtures.ts'

const inSection = (part: Block) =>
  blockFixture('homepage-section', {
    id: `section-of-${part.id}`,
    children: sectionParts(`of-${part.id}`).map((one) => (one.type === part.type ? part : one)),
  })
const part = (id: string, props: Record<string, unknown>, children: Block[]) =>
  blockFixture('homepage-section-content', { id, props, children })
const paragraph = (id: string, content = '') => blockFixture('paragraph', { id, content })

export const homepageSectionContentFixtures: BlockFixtures = {
  valid: [
    inSection(
      part('named', { anchor: 'content-one', className: 'is-style-plain' }, [
        blockFixture('most-popular', { id: 'content-popular' }),
        paragraph('content-line', 'The horn sounds at six.'),
      ]),
    ),
  ],
  minimal: [inSection(part('least', {}, [paragraph('content-empty')]))],
  invalid: [part('alone', {}, [paragraph('content-alone', 'Alone')]), inSection(part('empty', {}, []))],
  hostile: hostileTexts.map((text, index) =>
    inSection(part(`text-${index}`, { anchor: text, className: text }, [paragraph(`p-${index}`, text)])),
  ),
}
