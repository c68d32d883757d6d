import type { DropPlace } from './dropPlace.ts'
import './drag.css'

/** Renders a line where the block would go. It is drawn over the page: the text does not move under the pointer. */
export function DropLine({ place: { line } }: { place: DropPlace }) {
  const isUpright = line.left === line.right
  return (
    <div
      className="block-drop-line"
      style={{
        left: line.left - (isUpright ? 1.5 : 0),
        top: line.top - (isUpright ? 0 : 1.5),
        width: isUpright ? 3 : line.right - line.left,
        height: isUpright ? line.bottom - line.top : 3,
      }}
    />
  )
}
