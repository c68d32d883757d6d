import { marked } from 'marked'
import { blocksFromClipboard, type Pasted } from './clipboard.convert.ts'

/** Returns the blocks of a text that is written in Markdown (GitHub's kind). */
export const blocksFromMarkdownText = (text: string): Pasted =>
  blocksFromClipboard(marked.parse(text, { async: false, gfm: true }))
