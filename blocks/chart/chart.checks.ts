import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'
import type { chart } from './chart.schema.ts'

/** Checks that a chart is chosen (docs/spec/editor.md#block-errors). */
export const checkChart: BlockCheck<typeof chart> = ({ props }) =>
  chosenErrors(props.chartId, { message: 'No chart selected', todo: 'Choose a chart', control: 'Add Chart' })
