/** Pixels: what is less is no chart yet, what is more would take the page over. */
const limits = { min: 40, max: 4000 }

/**
 * How high a chart says it is, in pixels, rounded up; null for any other message. The service posts
 * `{ "datawrapper-height": { "aB3x9": 412 } }` (reader-site 7, "Chart embeds").
 */
export function chartHeightOf(message: unknown, chartId: string): number | null {
  if (typeof message !== 'object' || message === null) return null
  const heights: unknown = Reflect.get(message, 'datawrapper-height')
  if (typeof heights !== 'object' || heights === null || !Object.hasOwn(heights, chartId)) return null
  const height: unknown = Reflect.get(heights, chartId)
  if (typeof height !== 'number' || !(height >= limits.min && height <= limits.max)) return null
  return Math.ceil(height)
}
