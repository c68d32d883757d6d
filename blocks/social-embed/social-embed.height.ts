import { reportedHeight } from '../core/reportedHeight.ts'

/** How high the page of an embed says it is, in pixels: `{ "embed-height": 412 }`; null for any other message. */
export function embedHeightOf(message: unknown): number | null {
  return typeof message === 'object' && message !== null ? reportedHeight(Reflect.get(message, 'embed-height')) : null
}
