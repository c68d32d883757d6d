/** A point of a picture, 0 to 1 from the left and the top. */
export interface FocalPoint {
  x: number
  y: number
}

export const middle: FocalPoint = { x: 0.5, y: 0.5 }

const within = (value: number): number => Math.min(1, Math.max(0, Number(value.toFixed(3))))

/** Returns a place along a side as a share of it, never outside. */
export function share(offset: number, length: number): number {
  return length > 0 ? within(offset / length) : 0.5
}

const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the point after a key: an arrow moves it by a hundredth, with Shift by a tenth; null for other keys. */
export function movedFocus({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | null {
  const step = steps[key]
  if (!step) return null
  const size = isLarge ? 0.1 : 0.01
  return { x: within(x + step.x * size), y: within(y + step.y * size) }
}
