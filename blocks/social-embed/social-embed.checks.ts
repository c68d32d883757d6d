import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { socialEmbed } from './social-embed.schema.ts'

/** Checks that something is embedded (docs/spec/editor.md#block-errors). */
export const checkSocialEmbed: BlockCheck<typeof socialEmbed> = ({ props }) =>
  chosenErrors(props.embedId, {
    message: 'No Embed selected',
    todo: 'Add the address of what to embed',
    control: 'Enter embed URL',
  })
