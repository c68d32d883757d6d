import type { Inline } from './block.types.ts'

/** Returns runs of text as plain text; a break is a line feed. */
export function inlineText(content: Inline[]): string {
  return content.map((run) => (run.type === 'hardBreak' ? '\n' : run.text)).join('')
}
