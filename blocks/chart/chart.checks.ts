import type { BlockCheck } from '../core/checks.types.ts'
import { chosenErrors } from '../core/shared.checks.ts'

/** A chart has to be chosen (block-editor 5). */
export const checkChart: BlockCheck<'chart'> = ({ props }) =>
  chosenErrors(props.chartId, { message: 'No chart selected', todo: 'Choose a chart', control: 'Add Chart' })
