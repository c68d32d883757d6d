/** For tests: all text of a tree, to hold against that of its source. */
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { rawTextOf } from './markup.read.ts'

function ownText(block: Block): string {
  const own = definitionOf(block.type)
  if (block.type === 'html') return rawTextOf(String(block.props.content))
  return [inlineText(block.content), ...(own?.words(own.props.parse(block.props)) ?? [])].join('')
}

/**
 * Returns the text of blocks in reading order, captions, attributions and names of files included, without white space.
 */
export function textOfBlocks(blocks: Block[]): string {
  return blocks
    .map((block) => ownText(block) + textOfBlocks(block.children))
    .join('')
    .replace(/\s/g, '')
}

/** Returns the text of markup without white space. */
export function textOfMarkup(html: string): string {
  return rawTextOf(html).replace(/\s/g, '')
}
