/**
 * Computes the place for a block that is held at a point of the page. Geometry only: the rules of what may go where are
 * passed in.
 */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A block as it is drawn; `children` is null for what holds no blocks. */
export interface Box {
  key: string
  rect: Rect
  children: Box[] | null
}

export interface Point {
  x: number
  y: number
}

/** A place between blocks, and the line that shows it. */
export interface DropPlace {
  containerKey: string
  /** Among the container's children as they are now, the moved one included. */
  index: number
  line: Rect
}

// This close to its edge (px) one means the place before or behind a box, not one inside.
const edge = 10

function isInside({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top + edge && y <= bottom - edge
}

// Returns whether children stand side by side: columns, buttons, slots.
function isRow(children: Box[]): boolean {
  const [first, second] = children
  return (
    first !== undefined &&
    second !== undefined &&
    second.rect.top < first.rect.bottom &&
    second.rect.left >= first.rect.right - 1
  )
}

function placeIn(container: Box, children: Box[], { x, y }: Point): DropPlace {
  const { rect, key } = container
  const row = isRow(children)
  const index = children.filter(({ rect: child }) =>
    row ? (child.left + child.right) / 2 < x : (child.top + child.bottom) / 2 < y,
  ).length
  const before = children[index - 1]?.rect
  const after = children[index]?.rect
  if (row) {
    const at =
      before && after ? (before.right + after.left) / 2 : before ? before.right + 4 : (after?.left ?? rect.left) - 4
    return { containerKey: key, index, line: { left: at, right: at, top: rect.top, bottom: rect.bottom } }
  }
  const at =
    before && after ? (before.bottom + after.top) / 2 : before ? before.bottom + 4 : (after?.top ?? rect.top) - 4
  return { containerKey: key, index, line: { left: rect.left, right: rect.right, top: at, bottom: at } }
}

/**
 * Returns the innermost place under a point that takes the block; null where none does.
 *
 * @param mayHold whether the block may stand in a container
 */
export function dropPlaceAt(container: Box, point: Point, mayHold: (container: Box) => boolean): DropPlace | null {
  const children = container.children ?? []
  for (const child of children) {
    if (!child.children || !isInside(child.rect, point)) continue
    const inner = dropPlaceAt(child, point, mayHold)
    if (inner) return inner
  }
  return mayHold(container) ? placeIn(container, children, point) : null
}
