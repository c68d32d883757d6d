import type { RichTextHooks } from 'payload'
import { withoutExpiredPins } from '#blocks/core/expiredPins.read.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'

/**
 * Pins end at their minute for everybody who asks, through every door (back-office 4.6). Nobody has to write the story for
 * that: a write would make a version, move the story to the top of lists and wait for whoever holds its lock.
 */
export const readPins: NonNullable<RichTextHooks['afterRead']>[number] = ({ value }) =>
  isLexicalState(value) ? withoutExpiredPins(value, new Date()) : value
