import type { Block } from '../core/block.types.ts'
import type { BlockDefinition } from '../core/defineBlock.ts'
import { inlineText } from '../core/inlineText.ts'
import { allowedParentsOf } from './allowedParents.ts'
import { definitionOf } from './schemas.ts'

/** Something about a tree that the editor could not have made. */
export interface TreeError {
  blockId: string
  /** The places from the top, counted from 1: "2.1" is the first block in the second. */
  place: string
  /** A sentence for people. */
  message: string
  /** The broken rule: an unknown type, a wrong place, content that does not fit, or an invalid property. */
  rule: 'type' | 'place' | 'content' | 'props'
  /**
   * The same for the same fault wherever the block stands: distinguishes a new fault from one that was there before.
   */
  identity: string
}

type Fault = Pick<TreeError, 'message' | 'rule'> & { value?: unknown }

function titleOf(type: string): string {
  return definitionOf(type)?.title ?? type
}

function canonicalName({ type }: Block): string {
  return definitionOf(type)?.type ?? type
}

function isSameList(found: string[], wanted: readonly string[]): boolean {
  return found.length === wanted.length && found.every((name, index) => name === wanted[index])
}

function contentErrors(block: Block, { allowedChildren, kind, title }: BlockDefinition): string[] {
  const errors: string[] = []
  const count = block.children.length
  if (kind !== 'text' && inlineText(block.content).trim() !== '') errors.push(`${title} cannot hold text of its own`)
  if ((kind === 'leaf' || kind === 'text') && count > 0) errors.push(`${title} cannot hold other blocks`)
  const sequence = allowedChildren?.isFixedSequence ? allowedChildren.initial : null
  if (sequence && !isSameList(block.children.map(canonicalName), sequence)) {
    errors.push(`${title} holds exactly ${sequence.map(titleOf).join(' and then ')}`)
  }
  if (allowedChildren?.min !== undefined && count < allowedChildren.min) {
    errors.push(
      `${title} needs at least ${allowedChildren.min} ${allowedChildren.min === 1 ? 'block' : 'blocks'}, but has ${count}`,
    )
  }
  if (allowedChildren?.max !== undefined && count > allowedChildren.max) {
    errors.push(`${title} can hold at most ${allowedChildren.max} blocks, but has ${count}`)
  }
  return errors
}

function placeErrors(definition: BlockDefinition, parent: BlockDefinition | null): string[] {
  const { type, title } = definition
  if (parent?.allowedChildren?.only && !parent.allowedChildren.only.includes(type))
    return [`${title} cannot stand in ${parent.title}`]
  const allowedParents = allowedParentsOf.get(type)
  if (!allowedParents || (parent && allowedParents.includes(parent.type))) return []
  const boxes = allowedParents.map((home) => titleOf(home).toLowerCase()).join(' or ')
  return [`${title.charAt(0)}${title.slice(1).toLowerCase()}s must be nested in ${boxes}`]
}

function propsErrors(block: Block, { props, title }: BlockDefinition): Fault[] {
  const parsed = props.safeParse(block.props)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({
    rule: 'props',
    message: `${title}, ${path.join('.') || 'properties'}: ${message}`,
    value: block.props[String(path[0])],
  }))
}

function faultsOf(block: Block, parent: BlockDefinition | null): Fault[] {
  const definition = definitionOf(block.type)
  if (!definition) return [{ rule: 'type', message: `There is no block called "${block.type}"` }]
  return [
    ...placeErrors(definition, parent).map((message) => ({ rule: 'place' as const, message })),
    ...contentErrors(block, definition).map((message) => ({ rule: 'content' as const, message })),
    ...propsErrors(block, definition),
  ]
}

/**
 * Returns all structural errors of a tree: unknown blocks, misplaced blocks, too few or too many of them, invalid
 * properties (docs/spec/editor.md#props-are-validated). An empty list means that the editor could have created it.
 * Aliases of blocks are accepted.
 */
export function validateTree(blocks: Block[]): TreeError[] {
  const found: TreeError[] = []
  const visit = (block: Block, place: string, parent: BlockDefinition | null) => {
    for (const { rule, message, value } of faultsOf(block, parent)) {
      found.push({ blockId: block.id, place, message, rule, identity: JSON.stringify([message, value]) })
    }
    const definition = definitionOf(block.type)
    for (const [index, child] of block.children.entries()) visit(child, `${place}.${index + 1}`, definition ?? null)
  }
  for (const [index, block] of blocks.entries()) visit(block, `${index + 1}`, null)
  return found
}
