import type { Block } from '#blocks/core/block.types.ts'
import { hasChildren, type LexicalNodeJson, type LexicalSource } from '#blocks/core/lexical.types.ts'
import { type DocumentType, strangersIn } from '#blocks/registry/documentTypes.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { type TreeError, validateTree } from '#blocks/registry/validate.ts'
import { newLinkErrors, relationErrors } from './link.guard.ts'
import { blocksBefore, guardRichText, isApiWrite } from './richText.guard.ts'

export interface BodyWrite {
  isDraft: boolean
  /** True when written through an API: invalid blocks that it adds are refused in a draft, too. */
  isFromApi: boolean
  documentType: DocumentType
  /**
   * The blocks of the body before the write: an error in an old story does not cause the rest of a write to be refused.
   */
  before: Block[]
}

function unreadableProps(nodes: LexicalNodeJson[], prefix = ''): string[] {
  return nodes.flatMap((node, index) => {
    const place = `${prefix}${index + 1}`
    const inside = hasChildren(node) ? unreadableProps(node.children, `${place}.`) : []
    const { props = {} } = node
    if (typeof props === 'object' && props !== null && !Array.isArray(props)) return inside
    return [`Block ${place}: ${definitionOf(node.type)?.title ?? node.type}, props: Invalid JSON format`, ...inside]
  })
}

const sentence = ({ place, message }: TreeError): string => `Block ${place}: ${message}`

// Returns the errors that a draft adds. The number of parts of a block may still be wrong, because a draft is
// unfinished.
function draftErrors(blocks: Block[], before: Block[], documentType: DocumentType): string[] {
  const known = new Set(validateTree(before).map(({ identity }) => identity))
  const faults = validateTree(blocks).filter(({ rule, identity }) => rule !== 'content' && !known.has(identity))
  const knownStrangers = new Set(strangersIn(before, documentType))
  const strangers = strangersIn(blocks, documentType).filter((error) => !knownStrangers.has(error))
  return [...faults.map(sentence), ...strangers, ...newLinkErrors(before, blocks)]
}

/**
 * Returns the errors that prevent a body from being saved, one sentence each. A draft may be unfinished, but the blocks
 * that an API adds to it have to be valid; a published body has to be a tree that the editor could have created.
 */
export function bodyErrors(state: LexicalSource, { isDraft, isFromApi, documentType, before }: BodyWrite): string[] {
  const { children } = state.root
  const unreadable = isFromApi ? [...unreadableProps(children), ...relationErrors(children)] : []
  if (unreadable.length > 0) return unreadable
  const blocks = blocksFromLexical(state)
  if (!isDraft) {
    const links = isFromApi ? newLinkErrors(before, blocks) : []
    return [...validateTree(blocks).map(sentence), ...strangersIn(blocks, documentType), ...links]
  }
  if (isFromApi) return draftErrors(blocks, before, documentType)
  return validateTree(blocks)
    .filter(({ rule }) => rule === 'type')
    .map(({ message }) => message)
}

/**
 * Refuses bodies that the editor could not have made.
 * @throws ValidationError that names the block
 */
export function guardBody(documentType: DocumentType) {
  return guardRichText('The body', (state, args) =>
    bodyErrors(state, {
      isDraft: args.data?._status !== 'published',
      isFromApi: isApiWrite(args),
      documentType,
      before: blocksBefore(args),
    }),
  )
}
