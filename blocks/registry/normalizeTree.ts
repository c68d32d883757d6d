import type { Block } from '../core/block.types.ts'
import type { BlockDefinition } from '../core/defineBlock.ts'
import { allowedParentsOf } from './allowedParents.ts'
import { definitionOf } from './schemas.ts'

// Returns whether an id belonged to a block before: a new block must not be taken for that one.
type IsTaken = (id: string) => boolean

// Creates a block that is not in the data, but has to be in the tree: every client that reads the same data gives it
// the same id.
function impliedBlock(type: string, name: string, isTaken: IsTaken, children: Block[] = []): Block {
  let id = name
  for (let count = 2; isTaken(id); count += 1) id = `${name}-${count}`
  return { id, type, props: { ...definitionOf(type)?.props.parse({}) }, children, content: [] }
}

function asParagraph({ id, content }: Block): Block {
  return { ...impliedBlock('paragraph', id, () => false), content }
}

function mayStandIn({ type }: Block, parent: BlockDefinition | null): boolean {
  if (parent?.kind === 'text' || parent?.kind === 'leaf') return false
  if (parent?.allowedChildren?.only) return parent.allowedChildren.only.includes(type)
  const allowedParents = allowedParentsOf.get(type)
  return !allowedParents || (parent !== null && allowedParents.includes(parent.type))
}

// Returns a part of a box as it stands outside of it: its blocks, its text, or itself in a box of its own.
function unboxed(part: Block, isTaken: IsTaken): Block[] {
  const kind = definitionOf(part.type)?.kind
  if (kind === 'flow' || kind === 'wrap') return part.children
  if (kind === 'text') return [asParagraph(part)]
  const [home] = allowedParentsOf.get(part.type) ?? []
  return home ? [normalizeBlock(impliedBlock(home, `${part.id}-${home}`, isTaken, [part]), isTaken).block] : []
}

// The parts that a box is made of, each once and in their order; parts that are missing are made.
function partsOfSequence(
  box: Block,
  sequence: readonly string[],
  isTaken: IsTaken,
): { kept: Block[]; lifted: Block[] } {
  const kept = sequence.map((type) => {
    const found = box.children.find((child) => child.type === type)
    return found ?? normalizeBlock(impliedBlock(type, `${box.id}-${type}`, isTaken), isTaken).block
  })
  return { kept, lifted: box.children.filter((child) => !kept.includes(child)) }
}

// The parts of a box and as many more as it needs at least.
function withMissingParts({ id, children }: Block, type: string, min: number, isTaken: IsTaken): Block[] {
  const parts = [...children]
  const isKnown: IsTaken = (name) => isTaken(name) || parts.some((part) => part.id === name)
  while (parts.length < min) parts.push(normalizeBlock(impliedBlock(type, `${id}-${type}`, isKnown), isTaken).block)
  return parts
}

// The parts that a box has at least: none for what is no box of certain parts.
function leastParts(box: Block, isTaken: IsTaken): Block[] {
  const { only = [], min = 0, isFixedSequence = false } = definitionOf(box.type)?.allowedChildren ?? {}
  const [partType] = only
  return partType && !isFixedSequence ? withMissingParts(box, partType, min, isTaken) : []
}

function normalizeBlock(block: Block, isTaken: IsTaken): { block: Block; lifted: Block[] } {
  const definition = definitionOf(block.type)
  if (!definition) return { block: asParagraph(block), lifted: normalizeSiblings(block.children, null, isTaken) }
  const inner = normalizeSiblings(block.children, definition, isTaken)
  const children = inner.filter((child) => mayStandIn(child, definition))
  const lifted = inner.filter((child) => !children.includes(child))
  const isText = definition.kind === 'text'
  if (!isText && block.content.length > 0) {
    const text = impliedBlock('paragraph', `${block.id}-text`, isTaken)
    lifted.unshift({ ...text, content: block.content })
  }
  const whole = { ...block, children, content: isText ? block.content : [] }
  const { allowedChildren } = definition
  if (allowedChildren?.isFixedSequence) {
    const { kept, lifted: others } = partsOfSequence(whole, allowedChildren.initial, isTaken)
    return { block: { ...whole, children: kept }, lifted: [...others, ...lifted] }
  }
  if (allowedChildren?.max !== undefined && children.length > allowedChildren.max) {
    const kept = children.slice(0, allowedChildren.max)
    return { block: { ...whole, children: kept }, lifted: [...children.slice(allowedChildren.max), ...lifted] }
  }
  const [partType] = allowedChildren?.only ?? []
  if (partType && children.length > 0 && children.length < (allowedChildren?.min ?? 0)) {
    return {
      block: { ...whole, children: withMissingParts(whole, partType, allowedChildren?.min ?? 0, isTaken) },
      lifted,
    }
  }
  if (definition.kind === 'flow' && allowedChildren?.min && children.length === 0) {
    const filled = allowedChildren.initial.map((type) => {
      const part = impliedBlock(type, `${block.id}-${type}`, isTaken)
      return normalizeBlock({ ...part, children: leastParts(part, isTaken) }, isTaken).block
    })
    return { block: { ...whole, children: filled }, lifted }
  }
  return { block: whole, lifted }
}

// Returns whether a box has none of the parts it needs (docs/spec/editor.md#automatic-deletion).
function isNothing({ type, children }: Block): boolean {
  const definition = definitionOf(type)
  return definition?.kind === 'wrap' && Boolean(definition.allowedChildren?.min) && children.length === 0
}

// A block where any block may stand, or what it is outside of its box.
function standing(block: Block, parent: BlockDefinition | null, isTaken: IsTaken): Block[] {
  if (mayStandIn(block, parent)) return [block]
  return unboxed(block, isTaken).flatMap((piece) => standing(piece, parent, isTaken))
}

// Normalizes siblings. Blocks that may not stand among them, and cannot be converted, are left for the parent to lift.
function normalizeSiblings(blocks: Block[], parent: BlockDefinition | null, isTaken: IsTaken): Block[] {
  return blocks.flatMap((given): Block[] => {
    const { block, lifted } = normalizeBlock(given, isTaken)
    const pieces = isNothing(block) ? lifted : [block, ...lifted]
    const isSelective = parent?.allowedChildren?.only || parent?.kind === 'text' || parent?.kind === 'leaf'
    if (isSelective) return pieces
    return pieces.flatMap((piece) => standing(piece, parent, isTaken))
  })
}

/**
 * Returns the nearest tree that the editor could have created: misplaced blocks go behind their box or out of it, text
 * becomes paragraphs, missing parts are created. No text is dropped, a normal tree stays unchanged, and the same tree
 * gives the same result, ids included: concurrent changes of several users can create a tree that none of them could
 * have created alone (docs/spec/editor.md#automatic-deletion).
 *
 * @param isTaken returns true for ids that new blocks must not have
 */
export function normalizeTree(blocks: Block[], isTaken: IsTaken = () => false): Block[] {
  const normal = normalizeSiblings(blocks, null, isTaken)
  return normal.length > 0 ? normal : [impliedBlock('paragraph', 'first-paragraph', isTaken)]
}
