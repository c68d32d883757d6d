/** What is made of a whole tree and needs to know every block. */
import type { Block, BlockReference, PlacedBlock } from '../core/block.types.ts'
import { inlineText } from '../core/inlineText.ts'
import { blocksFromLexical } from '../core/lexical.convert.ts'
import type { LexicalSource } from '../core/lexical.types.ts'
import { flattenReusable, placeBlocks, walkBlocks } from '../core/tree.walk.ts'
import { definitionOf } from './schemas.ts'

/** The tree that integrators, readers and feeds get: canonical names, reusable blocks flattened, every block placed. */
export function publicTree(state: LexicalSource | null | undefined): PlacedBlock[] {
  const canonical = (block: Block): Block => {
    const definition = definitionOf(block.type)
    const props = definition?.props.safeParse(block.props)
    return {
      ...block,
      type: definition?.type ?? block.type,
      props: props?.success ? props.data : block.props,
      children: block.children.map(canonical),
    }
  }
  const blocks = flattenReusable(blocksFromLexical(state).map(canonical))
  return placeBlocks(blocks, (type) => definitionOf(type)?.takesRow ?? true)
}

/** Everything that a tree points to, each once. */
export function referencesOf(blocks: Block[]): BlockReference[] {
  const found = new Map<string, BlockReference>()
  for (const block of walkBlocks(blocks)) {
    const definition = definitionOf(block.type)
    const props = definition?.props.safeParse(block.props)
    if (!definition || !props?.success) continue
    for (const reference of definition.references(props.data))
      found.set(`${reference.collection}:${reference.id}`, reference)
  }
  return [...found.values()]
}

/** The words of a tree, a paragraph a block, captions and names included: for search and for mails without markup. */
export function plainText(blocks: Block[]): string {
  const lines: string[] = []
  for (const block of walkBlocks(blocks)) {
    const definition = definitionOf(block.type)
    const props = definition?.props.safeParse(block.props)
    lines.push(inlineText(block.content), ...(definition && props?.success ? definition.words(props.data) : []))
  }
  return lines.filter((line) => line.trim() !== '').join('\n\n')
}

/** How many words a reader reads: those of the running text, without captions. */
export function wordCount(blocks: Block[]): number {
  let words = 0
  for (const block of walkBlocks(blocks)) words += inlineText(block.content).split(/\s+/u).filter(Boolean).length
  return words
}
