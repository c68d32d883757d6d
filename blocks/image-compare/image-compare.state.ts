/**
 * Position of the line between the two pictures, from 0 (left) to 1, and the actions that move it
 * (docs/spec/reader-site.md#image-comparison).
 */

export const startPosition = 0.5
const step = 0.01
const stepWithShift = 0.1

function within(position: number): number {
  return Math.min(1, Math.max(0, Number(position.toFixed(4))))
}

/**
 * Returns the position after a key; null if the key means nothing here. Right and up show more of the first picture.
 */
export function positionAfterKey(position: number, key: string, isShift: boolean): number | null {
  const by = isShift ? stepWithShift : step
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(position + by)
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(position - by)
    case 'Home':
      return 0
    case 'End':
      return 1
    default:
      return null
  }
}

/**
 * Returns the position under a finger or a pointer, in pixels of the window; outside of the pictures it is at their
 * edge.
 */
export function positionUnder(clientX: number, frame: { left: number; width: number }): number {
  return frame.width > 0 ? within((clientX - frame.left) / frame.width) : startPosition
}
