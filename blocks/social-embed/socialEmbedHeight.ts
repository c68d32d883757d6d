import { reportedHeight } from '../core/reportedHeight.ts'

/**
 * Returns the height in a message of an embed's page, in pixels: `{ "embed-height": 412 }`; null for any other message.
 */
export function embedHeightOf(message: unknown): number | null {
  return typeof message === 'object' && message !== null ? reportedHeight(Reflect.get(message, 'embed-height')) : null
}
