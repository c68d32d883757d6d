import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { walkBlocks } from '#blocks/core/tree.walk.ts'
import { type DocumentType, strangersIn } from '#blocks/registry/documentTypes.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { validateTree } from '#blocks/registry/validate.ts'
import { guardRichText } from './richText.guard.ts'

/**
 * What keeps a body from being saved. A draft may be unfinished, but has to be something that the editor can open; what
 * readers get has to be a tree that the editor could have made.
 */
export function bodyErrors(state: LexicalSource, isDraft: boolean, documentType: DocumentType): string[] {
  const blocks = blocksFromLexical(state)
  if (!isDraft) {
    const errors = validateTree(blocks).map(({ place, message }) => `Block ${place}: ${message}`)
    return [...errors, ...strangersIn(blocks, documentType)]
  }
  const unknown = [...walkBlocks(blocks)].filter(({ type }) => !definitionOf(type))
  return unknown.map(({ type }) => `There is no block called "${type}"`)
}

/**
 * Refuses bodies that the editor could not have made.
 * @throws ValidationError that names the block
 */
export const guardBody = (documentType: DocumentType) =>
  guardRichText('The body', (state, { data }) => bodyErrors(state, data?._status !== 'published', documentType))
