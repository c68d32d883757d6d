import { $getRoot, $isElementNode, type LexicalNode, type NodeKey } from 'lexical'
import type { Block } from '#blocks/core/block.types.ts'
import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import type { LexicalNodeJson } from '#blocks/core/lexical.types.ts'
import { type BlockIds, isBlockLevel } from './blockIds.ts'

function $jsonOf(node: LexicalNode, ids: BlockIds): LexicalNodeJson {
  const json: LexicalNodeJson = { ...node.exportJSON() }
  if ($isElementNode(node)) json.children = node.getChildren().map((child) => $jsonOf(child, ids))
  return isBlockLevel(node) ? { ...json, id: ids.idOf(node) } : json
}

/**
 * Reads the block tree of an editor's state. What stands at the top is remembered, so that a keystroke in a long story
 * reads one block.
 */
export class EditorTreeReader {
  private readonly ids: BlockIds
  private read = new Map<NodeKey, Block[]>()

  constructor(ids: BlockIds) {
    this.ids = ids
  }

  /**
   * The tree now. To be called while the state is read.
   *
   * @param changed the keys of what may differ from the last time; left out: everything
   */
  $tree(changed?: ReadonlySet<NodeKey>): Block[] {
    const read = new Map<NodeKey, Block[]>()
    for (const child of $getRoot().getChildren()) {
      const key = child.getKey()
      const known = changed && !changed.has(key) ? this.read.get(key) : undefined
      read.set(key, known ?? blocksFromLexical({ root: { children: [$jsonOf(child, this.ids)] } }))
    }
    this.read = read
    return [...read.values()].flat()
  }
}
