import type { HeadingLevel, Inline } from '../core/block.types.ts'
import { hasText } from '../core/inlineText.ts'
import { walkBlocks } from '../core/treeWalk.ts'
import { definitionOf } from './schemas.ts'

interface Heading {
  type: string
  props: Record<string, unknown>
  children: Heading[]
  content: Inline[]
}

const levels: HeadingLevel[] = [2, 3, 4, 5, 6]

/**
 * Returns the level of each heading in the page's outline. Editors choose a level for its size, and skip some; who goes
 * through a page by its headings would look for the missing ones (WCAG 1.3.1). So a heading is one below the nearest
 * one above it that was meant to be larger. How it looks is the editor's choice all the same.
 */
export function outlineOf<B extends Heading & { children: B[] }>(blocks: B[]): Map<B, HeadingLevel> {
  const outline = new Map<B, HeadingLevel>()
  const above: number[] = []
  for (const block of walkBlocks(blocks)) {
    const definition = definitionOf(block.type)
    // One without text is not shown.
    if (definition?.type !== 'heading' || !hasText(block.content)) continue
    const parsed = definition.props.safeParse(block.props)
    const meant = parsed.success && typeof parsed.data.level === 'number' ? parsed.data.level : 2
    while ((above.at(-1) ?? 0) >= meant) above.pop()
    outline.set(block, levels[Math.min(above.length, levels.length - 1)] ?? 2)
    above.push(meant)
  }
  return outline
}
