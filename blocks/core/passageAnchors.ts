import type { Block } from './block.types.ts'
import { anchorId } from './blockAttributes.ts'
import { inlineText } from './inlineText.ts'
import { walkBlocks } from './treeWalk.ts'

// Blocks that take an id from their words; what stands in another one is found by the one before it.
const anchored: ReadonlySet<string> = new Set(['paragraph', 'heading', 'blockquote', 'list'])

const textOf = (block: Block): string =>
  [...walkBlocks([block])]
    .map(({ content }) => inlineText(content))
    .join('\n')
    .replace(/\s+/gu, ' ')
    .trim()

/** Returns the id of a text, which lasts while the text does: FNV-1a, 32 bits. */
export function anchorOfText(text: string): string {
  let hash = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  return `b-${(hash >>> 0).toString(36)}`
}

/**
 * Returns the id that each block of running text has on the page of its story, so that an address can lead to it. An
 * anchor of the editor's comes first; a text that stands there twice has its id once. Expects canonical names.
 */
export function passageAnchors<B extends Block & { children: B[] }>(blocks: B[]): Map<B, string> {
  const anchors = new Map<B, string>()
  const taken = new Set<string>()
  for (const block of walkBlocks(blocks)) {
    const { anchor } = block.props
    const own = typeof anchor === 'string' ? anchorId(anchor) : undefined
    const text = own === undefined && anchored.has(block.type) ? textOf(block) : ''
    const id = own ?? (text === '' ? undefined : anchorOfText(text))
    if (id === undefined || taken.has(id)) continue
    taken.add(id)
    anchors.set(block, id)
  }
  return anchors
}
