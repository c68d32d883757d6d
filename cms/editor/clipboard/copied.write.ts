import type { LexicalEditor } from 'lexical'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { plainText } from '#blocks/registry/tree.ts'
import { $selectedBlocks } from '../blockPlace.commands.ts'
import { $wholeJson } from './wholeJson.read.ts'

/** The MIME type of Lexical's own clipboard format. */
export const lexicalFormat = 'application/x-lexical-editor'

/**
 * Returns the blocks that are selected as a whole, with everything in them, in the formats of a clipboard; null without
 * any.
 */
export function $selectedContent(editor: LexicalEditor): Record<string, string> | null {
  const nodes = $selectedBlocks().map($wholeJson)
  if (nodes.length === 0) return null
  return {
    [lexicalFormat]: JSON.stringify({ namespace: editor._config.namespace, nodes }),
    'text/plain': plainText(blocksFromLexical({ root: { children: nodes } })),
  }
}

function put(content: Record<string, string>, event: ClipboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  for (const [format, data] of Object.entries(content)) event.clipboardData?.setData(format, data)
}

/**
 * Puts content on the clipboard. Blocks that are selected as a whole are no selection of the page: Lexical reports the
 * key then, and the browser has to be made to send the event that carries a clipboard.
 */
export function writeClipboard(content: Record<string, string>, event: ClipboardEvent | KeyboardEvent): void {
  if (event instanceof ClipboardEvent) {
    put(content, event)
    return
  }
  event.preventDefault()
  // Without a selection the browser copies only for a page that says it has something.
  const claim = (before: Event) => before.preventDefault()
  const answer = (copying: ClipboardEvent) => put(content, copying)
  document.addEventListener('beforecopy', claim, true)
  document.addEventListener('copy', answer, true)
  document.execCommand('copy')
  document.removeEventListener('beforecopy', claim, true)
  document.removeEventListener('copy', answer, true)
}
