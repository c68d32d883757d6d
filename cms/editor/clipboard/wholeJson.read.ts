import { $isElementNode, type LexicalNode } from 'lexical'
import type { LexicalNodeJson } from '#blocks/core/lexical.types.ts'

/** Returns a node with everything in it in Lexical's JSON. */
export function $wholeJson(node: LexicalNode): LexicalNodeJson {
  const json: LexicalNodeJson = { ...node.exportJSON() }
  if ($isElementNode(node)) json.children = node.getChildren().map($wholeJson)
  return json
}
