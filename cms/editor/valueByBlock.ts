import { $getRoot, type LexicalNode, type NodeKey } from 'lexical'

/** A value of each block at the top of a text, read again only for the blocks that changed. */
export class ValueByBlock<Value> {
  private readonly $read: (block: LexicalNode) => Value
  private values: ReadonlyMap<NodeKey, Value> = new Map()

  /** @param $read reads the value of a block from the editor's state */
  constructor($read: (block: LexicalNode) => Value) {
    this.$read = $read
  }

  /**
   * Returns the values in the order of the blocks. Reads the editor's state.
   *
   * @param changed the keys of the nodes that changed since the last time; null where any may have
   */
  $after(changed: ReadonlySet<NodeKey> | null): Value[] {
    const known = this.values
    const values = new Map<NodeKey, Value>()
    for (const block of $getRoot().getChildren()) {
      const key = block.getKey()
      const value = changed?.has(key) === false ? known.get(key) : undefined
      values.set(key, value ?? this.$read(block))
    }
    this.values = values
    return [...values.values()]
  }
}
