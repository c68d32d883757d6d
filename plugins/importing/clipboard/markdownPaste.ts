import { marked } from 'marked'
import { blocksFromClipboard, type Pasted } from './clipboard.convert.ts'

/** Returns the blocks of a text that is written in Markdown (GitHub's kind). */
export function blocksFromMarkdownText(text: string): Pasted {
  return blocksFromClipboard(marked.parse(text, { async: false, gfm: true }))
}
