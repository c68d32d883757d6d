import type { Inline } from './block.types.ts'
import { inlineText } from './inlineText.ts'

/** Whether there is anything to read. Imported stories are full of lines that hold one hard space. */
export function hasText(content: Inline[]): boolean {
  return inlineText(content).trim() !== ''
}
