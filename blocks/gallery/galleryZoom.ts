/** Computes the place and size of an enlarged photo of the slideshow. Points are pixels from the middle of its area. Pure. */

export interface Point {
  x: number
  y: number
}

/** `x` and `y`: where the middle of the photo is. */
export interface Zoom extends Point {
  scale: number
}

interface Size {
  width: number
  height: number
}

export const largest = 4

export const whole: Zoom = { scale: 1, x: 0, y: 0 }

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

const kept = ({ scale, x, y }: Zoom, { width, height }: Size): Zoom => ({
  scale,
  x: within(x, ((scale - 1) * width) / 2),
  y: within(y, ((scale - 1) * height) / 2),
})

/** Returns a photo enlarged by a factor; what is at the point stays there. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, size: Size): Zoom {
  const scale = Math.max(1, Math.min(zoom.scale * factor, largest))
  const by = scale / zoom.scale
  return kept({ scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }, size)
}

export function panBy({ scale, x, y }: Zoom, by: Point, size: Size): Zoom {
  return kept({ scale, x: x + by.x, y: y + by.y }, size)
}
