import type { Inline } from './block.types.ts'
import { inlineText } from './inlineText.ts'

/** Returns whether there is any visible text. Imported stories are full of lines with only a no-break space. */
export function hasText(content: Inline[]): boolean {
  return inlineText(content).trim() !== ''
}
