import { $isElementNode, type LexicalEditor, type LexicalNode } from 'lexical'
import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import type { LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { plainText } from '#blocks/registry/tree.ts'
import { $selectedBlocks } from '../blockPlace.commands.ts'

/** What Lexical's own clipboard is called. */
export const lexicalFormat = 'application/x-lexical-editor'

function $wholeJson(node: LexicalNode): LexicalNodeJson {
  const json: LexicalNodeJson = { ...node.exportJSON() }
  if ($isElementNode(node)) json.children = node.getChildren().map($wholeJson)
  return json
}

/**
 * Puts the blocks that are selected as a whole on the clipboard, with everything in them; Payload would take the first
 * one, and without what it holds.
 *
 * @returns whether there was anything of the kind
 */
export function $writeSelectedBlocks(editor: LexicalEditor, clipboard: DataTransfer): boolean {
  const nodes = $selectedBlocks().map($wholeJson)
  if (nodes.length === 0) return false
  clipboard.setData(lexicalFormat, JSON.stringify({ namespace: editor._config.namespace, nodes }))
  clipboard.setData('text/plain', plainText(blocksFromLexical({ root: { children: nodes } })))
  return true
}
