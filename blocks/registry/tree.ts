/** Functions over a whole tree that need all block types. */
import type { Block, BlockReference, PlacedBlock } from '../core/block.types.ts'
import { inlineText } from '../core/inlineText.ts'
import type { LexicalSource } from '../core/lexical.types.ts'
import { flattenReusable, placeBlocks, walkBlocks } from '../core/treeWalk.ts'
import { blocksFromLexical } from './lexical.convert.ts'
import { definitionOf } from './schemas.ts'

/** Content of reusable blocks, by id. */
export type ReusableBodies = ReadonlyMap<string, LexicalSource>

/** Returns the ids of the reusable blocks that a body names. */
export function reusableIds(state: LexicalSource | null | undefined): string[] {
  return referencesOf(blocksFromLexical(state)).flatMap(({ collection, id }) =>
    collection === 'reusable-blocks' ? [id] : [],
  )
}

// Puts into each reusable block what it stands for, with ids that are its own however often it stands there. One that
// is not known stays empty, and one inside another is left out: nothing can hold itself.
function withReusables(blocks: Block[], bodies: ReusableBodies): Block[] {
  return blocks.map((block) => {
    const id = definitionOf(block.type)?.type === 'reusable' ? String(block.props.reusableId ?? '') : ''
    const body = bodies.get(id)
    if (!body) return { ...block, children: withReusables(block.children, bodies) }
    const within = (child: Block): Block => ({
      ...child,
      id: `${block.id}.${child.id}`,
      children: child.children.map(within),
    })
    return { ...block, children: blocksFromLexical(body).map(within) }
  })
}

/**
 * Returns the tree that integrators, readers and feeds get: canonical names, reusable blocks flattened, every block
 * placed. `reusable` has what the reusable blocks of the body hold.
 */
export function publicTree(
  state: LexicalSource | null | undefined,
  reusable: ReusableBodies = new Map(),
): PlacedBlock[] {
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
  const blocks = flattenReusable(withReusables(blocksFromLexical(state), reusable).map(canonical))
  return placeTree(blocks)
}

/** Returns all references of a tree, each once. */
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

/**
 * Returns the words of a tree, a paragraph a block, captions and names included: for search and for mails without
 * markup.
 */
export function plainText(blocks: Block[]): string {
  const lines: string[] = []
  for (const block of walkBlocks(blocks)) {
    const definition = definitionOf(block.type)
    const props = definition?.props.safeParse(block.props)
    lines.push(inlineText(block.content), ...(definition && props?.success ? definition.words(props.data) : []))
  }
  return lines.filter((line) => line.trim() !== '').join('\n\n')
}

/** Returns the number of words of the running text, without captions. */
export function wordCount(blocks: Block[]): number {
  let words = 0
  for (const block of walkBlocks(blocks)) words += inlineText(block.content).split(/\s+/u).filter(Boolean).length
  return words
}

/** Gives every block its place, as `placeBlocks` does, with the rows that each kind of block asks for. */
export function placeTree(blocks: Block[]): PlacedBlock[] {
  return placeBlocks(blocks, (type) => definitionOf(type)?.hasPlacementRow ?? true)
}
