/** The home page until one is launched: rows of slots that fill themselves. Pure. */
import type { Block, PlacedBlock } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { plainBlock, plainHeader, plainRow } from '#blocks/registry/plainBlocks.ts'
import { placeTree } from '#blocks/registry/tree.ts'

/** Number of newest posts that decide which sections are active on the home page. */
export const newestWindow = 150
const sectionsShown = 6

export interface NamedSection {
  id: string
  name: string
  href: string
}

/** Returns the sections with most of the posts, the busiest first. */
export function busiestSections(newest: readonly { primarySection: string | null }[]): string[] {
  const counts = new Map<string, number>()
  for (const { primarySection } of newest) {
    if (primarySection) counts.set(primarySection, (counts.get(primarySection) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, sectionsShown)
    .map(([section]) => section)
}

/** Returns the page: the newest posts on top, then the sections with theirs, then everything else. */
export function automaticFront(sections: readonly NamedSection[]): PlacedBlock[] {
  return placeTree([
    plainRow('top', 'post_grid_1_3'),
    plainRow('second', 'post_row_4'),
    ...sections.map(sectionOf),
    plainBlock('homepage-river', 'river'),
  ])
}

export function withoutEmptySections(blocks: PlacedBlock[]): PlacedBlock[] {
  return blocks.filter(
    (block) =>
      block.type !== 'homepage-section' || [...walkBlocks([block])].some(({ props }) => typeof props.post === 'string'),
  )
}

function sectionOf({ id, name, href }: NamedSection): Block {
  const key = `section-${id}`
  return plainBlock('homepage-section', key, { sections: [id], showSectionHeader: true, viewAllUrl: href }, [
    plainHeader(`${key}-header`, name),
    plainBlock('homepage-section-content', `${key}-content`, {}, [plainRow(`${key}-row`, 'post_with_bulleted_list')]),
    plainBlock('homepage-section-sidebar', `${key}-sidebar`),
  ])
}
