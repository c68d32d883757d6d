// Pixels: what is less is nothing yet, what is more would take the page over.
const limits = { min: 40, max: 4000 }

/** Returns the height in a frame's message, in pixels, rounded up; null for an invalid one. */
export function reportedHeight(height: unknown): number | null {
  return typeof height === 'number' && height >= limits.min && height <= limits.max ? Math.ceil(height) : null
}
