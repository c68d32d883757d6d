import { z } from 'zod'
import type { LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import {
  blocksFromClipboard,
  blocksFromPlainText,
  blocksFromRtf,
  type Pasted,
  withPicturesOf,
} from '#plugins/importing/clipboard/clipboard.convert.ts'
import { isMarkdown } from '#plugins/importing/clipboard/markdownRecognize.ts'
import { isRtf } from '#plugins/importing/clipboard/rtf.convert.ts'
import { lexicalFormat } from './copied.write.ts'

const node: z.ZodType<LexicalNodeJson> = z.looseObject({ type: z.string(), version: z.number() })
const copied = z.object({ nodes: z.array(node) })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

interface PastedContent extends Pasted {
  // The text without markup that the blocks were made of, where it looks like Markdown.
  markdown?: string
}

/** Returns whether a text is a single address. The link editor takes it and makes a link of the selected text. */
export function isAddress(words: string) {
  return /^https?:\/\/\S+$/.test(words.trim())
}

/**
 * Returns the content of the clipboard as blocks: our own unchanged, that of other programs cleaned. Null when it
 * cannot be converted: the editor's own way of pasting takes over.
 */
export function pastedContent(clipboard: Pick<DataTransfer, 'getData'>): PastedContent | null {
  const own = copied.safeParse(parsed(clipboard.getData(lexicalFormat)))
  if (own.success) return { blocks: blocksFromLexical({ root: { children: own.data.nodes } }), pictures: [] }
  const words = clipboard.getData('text/plain')
  if (isAddress(words)) return null
  const html = clipboard.getData('text/html')
  const rtf = clipboard.getData('text/rtf')
  if (html.trim() !== '' && html !== words) return withPicturesOf(blocksFromClipboard(html), rtf)
  if (isRtf(rtf)) return blocksFromRtf(rtf)
  if (isMarkdown(words)) return { ...blocksFromPlainText(words), markdown: words }
  return words.trim().includes('\n') ? blocksFromPlainText(words) : null
}
