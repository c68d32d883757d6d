import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** Checks that something is embedded (docs/spec/editor.md#block-errors). */
export const checkSocialEmbed: BlockCheck<'social-embed'> = ({ props }) =>
  chosenErrors(props.embedId, {
    message: 'No Embed selected',
    todo: 'Add the address of what to embed',
    control: 'Enter embed URL',
  })
