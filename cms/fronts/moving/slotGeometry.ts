import type { Rect } from '../../editor/drag/dropPlace.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

const centreOf = ({ left, right, top, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** Returns the index of the nearest box above or below another one; null where there is none. */
export function boxBeyond(boxes: readonly Rect[], from: number, direction: 'up' | 'down'): number | null {
  const own = boxes[from]
  if (!own) return null
  const { x } = centreOf(own)
  const isBeyond = (box: Rect) => (direction === 'up' ? box.bottom <= own.top + 1 : box.top >= own.bottom - 1)
  const distance = (box: Rect) =>
    (direction === 'up' ? own.top - box.bottom : box.top - own.bottom) * 4 + Math.abs(centreOf(box).x - x)
  const beyond = [...boxes.entries()].filter(([, box]) => isBeyond(box))
  const [nearest] = beyond.toSorted(([, one], [, other]) => distance(one) - distance(other))
  return nearest?.[0] ?? null
}
