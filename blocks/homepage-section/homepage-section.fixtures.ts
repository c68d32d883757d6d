import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { wholeQuery } from '../core/collectionQuery.fixtures.ts'

const row = (id: string) =>
  blockFixture('homepage-row', {
    id: `${id}-row`,
    props: { layout: 'post_row_2' },
    children: ['ferry', 'herons'].map((post) =>
      blockFixture('homepage-slot', { id: `${id}-${post}`, props: { post } }),
    ),
  })

/** Returns the three parts of a section. */
export function sectionParts(id: string, heading = 'On the water', sidebar: Block[] = []): Block[] {
  return [
    blockFixture('homepage-section-header', { id: `${id}-header`, content: heading }),
    blockFixture('homepage-section-content', { id: `${id}-content`, children: [row(id)] }),
    blockFixture('homepage-section-sidebar', {
      id: `${id}-sidebar`,
      children: sidebar.length > 0 ? sidebar : [blockFixture('paragraph', { id: `${id}-beside` })],
    }),
  ]
}

const section = (id: string, props: Record<string, unknown> = {}, heading?: string) =>
  blockFixture('homepage-section', { id, props, children: sectionParts(id, heading) })

export const homepageSectionFixtures: BlockFixtures = {
  valid: [
    section('headed', {
      showSectionHeader: true,
      viewAllUrl: '/section/harbor',
      anchor: 'water',
      className: 'is-style-plain',
    }),
    section('plain'),
    section('asked', wholeQuery),
  ],
  minimal: [section('least', {}, '')],
  invalid: [
    blockFixture('homepage-section'),
    blockFixture('homepage-section', { id: 'headless', children: sectionParts('headless').slice(1) }),
    blockFixture('homepage-section', { id: 'turned', children: sectionParts('turned').toReversed() }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      section(`text-${index}`, { showSectionHeader: true, anchor: text, className: text, tags: [text] }, text),
    ),
    ...hostileHrefs.map((href, index) => section(`href-${index}`, { showSectionHeader: true, viewAllUrl: href })),
  ],
}
