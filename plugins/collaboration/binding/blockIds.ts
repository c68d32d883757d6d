import {
  $getNodeByKey,
  $isDecoratorNode,
  $isElementNode,
  $isRootNode,
  type EditorState,
  type ElementNode,
  type LexicalNode,
  type NodeKey,
} from 'lexical'
import { $isBlockNode, blockIdOf, newBlockId } from '#blocks/core/blockNode.ts'

/** Returns whether a node is a block of the tree, rather than a part of a line or the root. */
export function isBlockLevel(node: LexicalNode): boolean {
  if ($isElementNode(node)) return !node.isInline() && !$isRootNode(node)
  return $isDecoratorNode(node) && !node.isInline()
}

/** Returns the block that a node lies in. */
export function $parentBlock(node: LexicalNode): LexicalNode | null {
  for (let parent = node.getParent(); parent; parent = parent.getParent()) if (isBlockLevel(parent)) return parent
  return null
}

/**
 * Maps the nodes of an editor to the blocks of the shared document. Paragraphs and lists are Lexical's own nodes and
 * have no id: theirs is kept here, by node key. A block that is turned into another (a paragraph into a heading) is a
 * new node to Lexical; here it stays the block that its text belongs to.
 */
export class BlockIds {
  private readonly ids = new Map<NodeKey, string>()
  private readonly keys = new Map<string, NodeKey>()

  /** Returns the id of the block that a node stands for; a node that is not known yet becomes a new block. */
  idOf(node: LexicalNode): string {
    const known = this.ids.get(node.getKey())
    if (known !== undefined) return known
    const own = $isBlockNode(node) ? blockIdOf(node) : ''
    const id = own === '' || this.$nodeOf(own) !== null ? newBlockId() : own
    this.assign(node, id)
    return id
  }

  assign(node: LexicalNode, id: string): void {
    const before = this.keys.get(id)
    if (before !== undefined) this.ids.delete(before)
    this.ids.set(node.getKey(), id)
    this.keys.set(id, node.getKey())
  }

  /** Returns the node that stands for a block now. To be called while an editor's state is read or updated. */
  $nodeOf(id: string): LexicalNode | null {
    const key = this.keys.get(id)
    return key === undefined ? null : $getNodeByKey(key)
  }

  /**
   * Takes over an update of the editor: forgets the nodes that are gone, and gives what replaced them their ids. To be
   * called while the new state is read.
   *
   * @param changed the keys of the nodes that the update touched; null when it replaced the whole state
   */
  $follow(before: EditorState, changed: ReadonlySet<NodeKey> | null): void {
    const lost = changed && [...changed].filter((key) => $getNodeByKey(key)?.isAttached() !== true)
    // A node that is removed is touched itself, those inside of it are not.
    const candidates = lost ? before.read(() => $withParts(lost)) : this.ids.keys()
    const gone = new Map<NodeKey, string>()
    for (const key of candidates) {
      const id = this.ids.get(key)
      if (id !== undefined && $getNodeByKey(key)?.isAttached() !== true) gone.set(key, id)
    }
    for (const [key, id] of gone) {
      this.ids.delete(key)
      this.keys.delete(id)
    }
    if (gone.size === 0) return
    const claims: Claim[] = []
    for (const key of changed ?? $withParts(['root'])) {
      const node = $getNodeByKey(key)
      if (!node || this.ids.has(key) || !$isElementNode(node) || !isBlockLevel(node) || !node.isAttached()) continue
      const parts = node.getChildren().map((child) => child.getKey())
      const claim = before.read(() => (parts.length > 0 ? $goneOwner(parts, gone) : $goneAt(node, gone)))
      if (claim) claims.push({ node, ...claim })
    }
    // A line that was cut in two while it became something else stays where its beginning is.
    for (const { node, predecessor } of claims.toSorted((a, b) => a.index - b.index)) {
      const id = gone.get(predecessor)
      if (id === undefined) continue
      gone.delete(predecessor)
      this.assign(node, id)
    }
  }
}

// Returns the keys of nodes and of all that lies in them.
function $withParts(keys: readonly NodeKey[]): NodeKey[] {
  return keys.flatMap((key) => {
    const node = $getNodeByKey(key)
    return [key, ...($isElementNode(node) ? $withParts(node.getChildrenKeys()) : [])]
  })
}

// The properties that a new node takes over from a removed block.
interface Inheritance {
  predecessor: NodeKey
  index: number
}

interface Claim extends Inheritance {
  node: LexicalNode
}

// Of blocks that are gone, the one that these nodes were part of. To be called in the state before.
function $goneOwner(parts: NodeKey[], gone: ReadonlyMap<NodeKey, string>): Inheritance | null {
  for (const key of parts) {
    const part = $getNodeByKey(key)
    const owner = part && $parentBlock(part)
    if (part && owner && gone.has(owner.getKey()))
      return { predecessor: owner.getKey(), index: part.getIndexWithinParent() }
  }
  return null
}

// An empty block that is gone and had the very neighbours that an empty new one has.
function $goneAt(created: ElementNode, gone: ReadonlyMap<NodeKey, string>): Inheritance | null {
  for (const key of gone.keys()) {
    const node = $getNodeByKey(key)
    if (!$isElementNode(node) || node.getChildrenSize() > 0) continue
    // Only fields of the new node: in the state before it does not exist.
    if (node.__parent === created.__parent && node.__prev === created.__prev && node.__next === created.__next)
      return { predecessor: key, index: 0 }
  }
  return null
}
