import { $isElementNode, type LexicalNode } from 'lexical'
import type { Block } from '../core/block.types.ts'
import type { LexicalNodeJson } from '../core/lexical.types.ts'
import { blocksFromLexical } from './lexical.convert.ts'

type WithId = (json: LexicalNodeJson, node: LexicalNode) => LexicalNodeJson

/**
 * Returns the blocks that a node of an editor stands for. Reads the editor's state.
 *
 * @param withId gives the JSON of a node another id than its own
 */
export function $blocksOf(node: LexicalNode, withId: WithId = (json) => json): Block[] {
  return blocksFromLexical({ root: { children: [$jsonOf(node, withId)] } })
}

function $jsonOf(node: LexicalNode, withId: WithId): LexicalNodeJson {
  const json: LexicalNodeJson = { ...node.exportJSON() }
  if ($isElementNode(node)) json.children = node.getChildren().map((child) => $jsonOf(child, withId))
  return withId(json, node)
}
