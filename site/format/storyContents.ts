import { inlineText } from '#blocks/core/inlineText.ts'
import { passageAnchors } from '#blocks/core/passageAnchors.ts'
import { outlineOf } from '#blocks/registry/outline.ts'
import type { PlacedBlock } from '#contract/block.schema.ts'
import type { ReaderLink } from '#contract/reader.schema.ts'

// Number of sections from which a story has a list of them.
const longFrom = 3

/** Returns the sections of a long story by their headings; empty for a story that is read without a list. */
export function storyContents(blocks: PlacedBlock[]): ReaderLink[] {
  const anchors = passageAnchors(blocks)
  const sections = [...outlineOf(blocks)].flatMap(([block, level]) => {
    const anchor = anchors.get(block)
    return level === 2 && anchor ? { label: inlineText(block.content), href: `#${anchor}` } : []
  })
  return sections.length < longFrom ? [] : sections
}
