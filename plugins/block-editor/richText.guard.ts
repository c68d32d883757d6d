import { type RichTextHooks, ValidationError } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { isLexicalState, lexicalStateError } from '#plugins/blocks-field/lexicalState.guard.ts'

export type Guard = NonNullable<RichTextHooks['beforeValidate']>[number]
type GuardArgs = Parameters<Guard>[0]

/** The blocks that the text held before this write. */
export function blocksBefore({ field, previousSiblingDoc }: GuardArgs): Block[] {
  // Payload's own `previousValue` is the new one here (3.90.2).
  const previous: unknown = field.name === undefined ? null : previousSiblingDoc?.[field.name]
  return isLexicalState(previous) ? blocksFromLexical(previous) : []
}

/**
 * Whether somebody writes through an API. The server itself (imports, rooms, schedules) writes past access control: what
 * it saves was checked where it came in, and a story that people are writing has to be saved whatever stands in it.
 * REST and GraphQL leave `overrideAccess` out (3.90.2).
 */
export function isApiWrite({ overrideAccess }: GuardArgs): boolean {
  return overrideAccess !== true
}

/**
 * Refuses what no editor of a text could have made, whichever door it comes through.
 * @param subject how a sentence about the text begins: "The body"
 * @param errorsOf what is wrong with it, a sentence for people each
 * @throws ValidationError with the first twenty
 */
export const guardRichText =
  (subject: string, errorsOf: (state: LexicalSource, args: GuardArgs) => string[]): Guard =>
  (args) => {
    const { value, path, collection, global, req } = args
    if (value === null || value === undefined) return value
    const errors = isLexicalState(value) ? errorsOf(value, args) : [`${subject} ${lexicalStateError(value)}`]
    if (errors.length === 0) return value
    throw new ValidationError(
      {
        collection: collection?.slug,
        global: global?.slug,
        errors: errors.slice(0, 20).map((message) => ({ message, path: path.join('.') })),
      },
      req.t,
    )
  }
