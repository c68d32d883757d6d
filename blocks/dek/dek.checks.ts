import type { BlockCheck } from '../core/checks.types.ts'
import { inlineText } from '../core/inlineText.ts'
import type { dek } from './dek.schema.ts'
import { dekLengthError } from './dekLength.ts'

/** Checks that a dek is long enough to say something, and short enough to be read at a glance. */
export const checkDek: BlockCheck<typeof dek> = ({ content }) => {
  const message = dekLengthError(inlineText(content))
  return message === null ? [] : [{ kind: 'Required', message, fix: { action: 'goTo' } }]
}
