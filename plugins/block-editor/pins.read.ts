import type { RichTextHooks } from 'payload'
import { withoutExpiredPins } from '#blocks/core/expiredPins.read.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'

/**
 * Removes expired pins from every response of every API (docs/spec/newsroom.md#slots). The story is not written for
 * that: a write would create a version, move the story to the top of lists, and wait for the holder of its lock.
 */
export const readPins: NonNullable<RichTextHooks['afterRead']>[number] = ({ value }) =>
  isLexicalState(value) ? withoutExpiredPins(value, new Date()) : value
