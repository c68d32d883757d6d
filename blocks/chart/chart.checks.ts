import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** Checks that a chart is chosen (docs/spec/editor.md#block-errors). */
export const checkChart: BlockCheck<'chart'> = ({ props }) =>
  chosenErrors(props.chartId, { message: 'No chart selected', todo: 'Choose a chart', control: 'Add Chart' })
