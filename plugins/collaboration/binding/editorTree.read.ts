import { $getNodeByKey, $getRoot, type LexicalNode, type NodeKey } from 'lexical'
import type { Block } from '#blocks/core/block.types.ts'
import { $blocksOf } from '#blocks/registry/nodeBlocks.read.ts'
import { type BlockIds, isBlockLevel } from './blockIds.ts'

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

  /** Returns the whole tree. To be called while the state is read. */
  $tree(): Block[] {
    return this.$reread(() => true)
  }

  /**
   * Returns the tree after a change; a block at the top that has not changed is the same object as before. To be called
   * while the state is read.
   *
   * @param changed the keys of what may differ from the last time
   * @param isOtherOrder whether other nodes stand at the top, or the same in another order
   */
  $changedTree(changed: ReadonlySet<NodeKey>, isOtherOrder: boolean): Block[] {
    if (isOtherOrder) return this.$reread((key) => changed.has(key))
    for (const key of changed) {
      const node = this.read.has(key) ? $getNodeByKey(key) : null
      if (node) this.read.set(key, this.$blocksOf(node))
    }
    return [...this.read.values()].flat()
  }

  /** Takes the objects of an equal tree in the place of those that were read: the same again are then not compared. */
  adopt(tree: readonly Block[]): void {
    let index = 0
    for (const [key, blocks] of this.read) {
      const next = index + blocks.length
      if (blocks.some((block, at) => block !== tree[index + at])) this.read.set(key, tree.slice(index, next))
      index = next
    }
  }

  private $reread(isChanged: (key: NodeKey) => boolean): Block[] {
    const read = new Map<NodeKey, Block[]>()
    for (const child of $getRoot().getChildren()) {
      const key = child.getKey()
      const known = isChanged(key) ? undefined : this.read.get(key)
      read.set(key, known ?? this.$blocksOf(child))
    }
    this.read = read
    return [...read.values()].flat()
  }

  private $blocksOf(node: LexicalNode): Block[] {
    return $blocksOf(node, (json, own) => (isBlockLevel(own) ? { ...json, id: this.ids.idOf(own) } : json))
  }
}
