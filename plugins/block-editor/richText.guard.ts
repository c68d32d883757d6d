import { type RichTextHooks, ValidationError } from 'payload'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { isLexicalState, lexicalStateError } from '#plugins/blocks-field/lexicalState.guard.ts'

type Guard = NonNullable<RichTextHooks['beforeValidate']>[number]

/**
 * Refuses what no editor of a text could have made, whichever door it comes through.
 * @param subject how a sentence about the text begins: "The body"
 * @param errorsOf what is wrong with it, a sentence for people each
 * @throws ValidationError with the first twenty
 */
export const guardRichText =
  (subject: string, errorsOf: (state: LexicalSource, args: Parameters<Guard>[0]) => string[]): Guard =>
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
