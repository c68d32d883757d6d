import { type RichTextHooks, ValidationError } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { isLexicalState, lexicalStateError } from '#plugins/blocks-field/lexicalState.guard.ts'

export type Guard = NonNullable<RichTextHooks['beforeValidate']>[number]
type GuardArgs = Parameters<Guard>[0]

/** Returns the blocks of the text before this write. */
export function blocksBefore({ field, previousSiblingDoc }: GuardArgs): Block[] {
  // Payload's own `previousValue` is the new one here (3.90.2).
  const previous: unknown = field.name === undefined ? null : previousSiblingDoc?.[field.name]
  return isLexicalState(previous) ? blocksFromLexical(previous) : []
}

/**
 * Returns true when the write comes through an API. The server itself (imports, rooms, schedules) writes past access
 * control: its input was checked where it came in, and a story that is being edited has to be saved whatever its
 * content.
 * REST and GraphQL leave `overrideAccess` out (3.90.2).
 */
export function isApiWrite({ overrideAccess }: GuardArgs): boolean {
  return overrideAccess !== true
}

/**
 * Refuses text that no editor could have created, through any API.
 * @param subject the beginning of a sentence about the text: "The body"
 * @param errorsOf returns the errors of the text, one sentence each, as shown to users
 * @throws ValidationError with the first twenty errors
 */
export function guardRichText(subject: string, errorsOf: (state: LexicalSource, args: GuardArgs) => string[]): Guard {
  return (args) => {
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
}
