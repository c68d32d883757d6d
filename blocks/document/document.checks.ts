import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { document } from './document.schema.ts'

/** Checks that a document is chosen (docs/spec/editor.md#block-errors). */
export const checkDocument: BlockCheck<typeof document> = ({ props }) =>
  chosenErrors(props.documentId, {
    message: 'No document selected',
    todo: 'Choose a document',
    control: 'Add Document',
  })
