/** WordPress's block markup, read by its own parser and written back as it was. */
import { parse } from '@wordpress/block-serialization-default-parser'

export type GutenbergBlock = ReturnType<typeof parse>[number]

/** Whether a body was written in the block editor. */
export function hasGutenbergBlocks(content: string): boolean {
  return content.includes('<!-- wp:')
}

/** The blocks of a body; text between them comes as blocks without a name. */
export function parseGutenberg(content: string): GutenbergBlock[] {
  return parse(content)
}

/** A block's HTML without the comments that delimit blocks, inner blocks included. */
export function renderedHtml(block: GutenbergBlock): string {
  let next = 0
  return block.innerContent
    .map((part) => {
      if (part !== null) return part
      const inner = block.innerBlocks[next]
      next += 1
      return inner ? renderedHtml(inner) : ''
    })
    .join('')
}

/** A block as it stood in the body, delimiters and attributes included. */
export function sourceOf(block: GutenbergBlock): string {
  let next = 0
  const inside = block.innerContent
    .map((part) => {
      if (part !== null) return part
      const inner = block.innerBlocks[next]
      next += 1
      return inner ? sourceOf(inner) : ''
    })
    .join('')
  if (!block.blockName) return inside
  const name = block.blockName.replace(/^core\//, '')
  const attributes = block.attrs && Object.keys(block.attrs).length > 0 ? ` ${attributesOf(block.attrs)}` : ''
  return inside === ''
    ? `<!-- wp:${name}${attributes} /-->`
    : `<!-- wp:${name}${attributes} -->${inside}<!-- /wp:${name} -->`
}

/** Attributes as JSON that cannot end the comment around it, the way WordPress writes them. */
function attributesOf(attributes: Record<string, unknown>): string {
  return JSON.stringify(attributes).replace(/--/g, '\\u002d\\u002d').replace(/</g, '\\u003c').replace(/>/g, '\\u003e')
}
