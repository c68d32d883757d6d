import { reportedHeight } from '../core/reportedHeight.ts'

/**
 * Returns the height in a chart's message, in pixels; null for any other message. The service posts
 * `{ "datawrapper-height": { "aB3x9": 412 } }` (docs/spec/reader-site.md#charts).
 */
export function chartHeightOf(message: unknown, chartId: string): number | null {
  if (typeof message !== 'object' || message === null) return null
  const heights: unknown = Reflect.get(message, 'datawrapper-height')
  if (typeof heights !== 'object' || heights === null || !Object.hasOwn(heights, chartId)) return null
  return reportedHeight(Reflect.get(heights, chartId))
}
