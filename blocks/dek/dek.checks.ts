import type { BlockCheck } from '../core/checks.types.ts'
import { inlineText } from '../core/inlineText.ts'

/** Characters, as the readiness checks of a post count them (block-editor 5). */
const dekLimits = { min: 20, max: 170 }

/** A dek that is long enough to tell something, and short enough to be read at a glance. */
export const checkDek: BlockCheck<'dek'> = ({ content }) => {
  const { length } = [...inlineText(content).trim()]
  if (length < dekLimits.min)
    return [
      { kind: 'Required', message: `Dek must contain at least ${dekLimits.min} characters`, fix: { action: 'goTo' } },
    ]
  if (length > dekLimits.max)
    return [
      {
        kind: 'Required',
        message: `Dek must not contain more than ${dekLimits.max} characters`,
        fix: { action: 'goTo' },
      },
    ]
  return []
}
