import { column } from '../column/column.schema.ts'
import type { BlockCheck } from '../core/checks.types.ts'
import type { columns } from './columns.schema.ts'

/** Columns have to fit into their row. */
export const checkColumns: BlockCheck<typeof columns> = ({ children }) => {
  const widths = children.map(({ props }) =>
    column.props.shape.width.catch(column.props.parse({}).width).parse(props.width),
  )
  if (widths.reduce((sum, width) => sum + width, 0) <= 100) return []
  return [
    {
      kind: 'Required',
      message: 'Column widths add up to more than 100%',
      details: `Current widths: ${widths.join('/')}`,
      fix: { action: 'setParts', props: widths.map(() => ({ width: Math.floor(100 / widths.length) })) },
    },
  ]
}
