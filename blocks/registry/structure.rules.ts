/**
 * Keeps the tree in the shape that the schemas demand while people write, paste and drag: what stands where it may not
 * is put into the nearest normal form, and its text is never dropped.
 */
import {
  $createParagraphNode,
  $getNodeByKey,
  $isDecoratorNode,
  $isElementNode,
  $nodesOfType,
  type ElementNode,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical'
import {
  $isBlockNode,
  $setBlockId,
  type BlockNode,
  blockIdOf,
  ElementBlockNode,
  newBlockId,
} from '../core/blockNode.ts'
import { allowedParentsOf } from './allowedParents.ts'
import { $createBlock, $fillBlock, ownNodes } from './nodes.ts'
import { isBlockType } from './schemas.ts'

function mayHold(container: ElementBlockNode, child: LexicalNode): boolean {
  const only = container.getDefinition().allowedChildren?.only
  return !only || ($isBlockNode(child) && only.includes(child.getDefinition().type))
}

function isInline(node: LexicalNode): boolean {
  if ($isElementNode(node) || $isDecoratorNode(node)) return node.isInline()
  return true
}

function $contentOf(node: LexicalNode): { lines: LexicalNode[][]; leaves: LexicalNode[] } {
  if (isInline(node)) return { lines: [[node]], leaves: [] }
  if (!$isElementNode(node)) return { lines: [], leaves: [node] }
  const children = node.getChildren()
  if (children.every(isInline)) return { lines: [children], leaves: [] }
  const contents = children.map($contentOf)
  return { lines: contents.flatMap(({ lines }) => lines), leaves: contents.flatMap(({ leaves }) => leaves) }
}

// A node that can stand among blocks: text gets a paragraph.
function $asBlock(node: LexicalNode): LexicalNode {
  return isInline(node) ? $createParagraphNode().append(node) : node
}

// Puts a child that a wrap may not hold into a part of it; text of several lines into as many parts. What no part can
// hold, a picture in an infobox, goes behind the wrap.
function $fit(wrap: ElementBlockNode, child: LexicalNode, partType: string): void {
  if (!isBlockType(partType)) return
  const part = $createBlock(partType)
  if (!(part instanceof ElementBlockNode)) {
    wrap.insertAfter($asBlock(child))
    return
  }
  if (part.getDefinition().kind === 'flow') {
    child.insertBefore(part)
    part.clear()
    part.append($asBlock(child))
    return
  }
  const { lines, leaves } = $contentOf(child)
  const parts = lines.map((line, index) => (index === 0 ? part : part.createSibling()).append(...line))
  if (isInline(child)) wrap.append(...parts)
  else {
    for (const made of parts) child.insertBefore(made)
    child.remove()
  }
  for (const leaf of leaves.toReversed()) wrap.insertAfter(leaf)
}

// Returns the content of a superfluous part of a sequence: blocks that can stand on their own.
function $unpacked(node: LexicalNode, sequence: readonly string[]): LexicalNode[] {
  if (!(node instanceof ElementBlockNode) || !sequence.includes(node.getDefinition().type)) return [$asBlock(node)]
  if (node.getDefinition().kind === 'flow') return node.getChildren()
  return [$createParagraphNode().append(...node.getChildren())]
}

// Gives a wrap exactly the parts that it is made of, in their order. Whatever else stands in it goes into the part that
// holds any blocks, before or after what is there.
function $keepSequence(wrap: ElementBlockNode, sequence: readonly string[]): void {
  const children = wrap.getChildren()
  const typeOf = (node: LexicalNode) => ($isBlockNode(node) ? node.getDefinition().type : '')
  if (children.map(typeOf).join() === sequence.join()) return
  const found = sequence.map((type) => children.find((child) => typeOf(child) === type))
  const parts = sequence.map((type, index) => found[index] ?? (isBlockType(type) ? $createBlock(type) : null))
  const flow = parts.find((part) => part instanceof ElementBlockNode && part.getDefinition().kind === 'flow')
  if (!(flow instanceof ElementBlockNode)) return
  const strays = children.filter((child) => !found.includes(child))
  const place = children.indexOf(flow)
  const isBefore = (child: LexicalNode) => children.indexOf(child) < place
  if (place < 0 && strays.length > 0) flow.clear()
  const unpacked = (nodes: LexicalNode[]) => nodes.flatMap((node) => $unpacked(node, sequence))
  flow.splice(0, 0, unpacked(strays.filter(isBefore)))
  flow.append(...unpacked(strays.filter((child) => !isBefore(child))))
  for (const stray of strays) if (stray.getParent()?.is(wrap)) stray.remove()
  wrap.append(...parts.filter((part) => part !== null))
}

// Takes a part out of its box where it stands alone: its blocks stay, or its text becomes a paragraph.
function $unbox(part: ElementBlockNode): void {
  if (part.getDefinition().kind === 'flow') {
    for (const child of part.getChildren()) part.insertBefore(child)
    part.remove()
    return
  }
  const paragraph = $createParagraphNode()
  paragraph.append(...part.getChildren())
  part.replace(paragraph)
}

function isPartAstray(node: ElementBlockNode): boolean {
  const containers = allowedParentsOf.get(node.getDefinition().type)
  if (!containers) return false
  const parent: ElementNode | null = node.getParent()
  return !(parent instanceof ElementBlockNode && containers.includes(parent.getDefinition().type))
}

function $keepShape(node: ElementBlockNode): void {
  if (isPartAstray(node)) {
    $unbox(node)
    return
  }
  const { kind, allowedChildren } = node.getDefinition()
  if (!allowedChildren) return
  if (!node.isEmpty()) {
    const [partType] = allowedChildren.only ?? []
    if (allowedChildren.isFixedSequence) $keepSequence(node, allowedChildren.initial)
    else if (partType) for (const child of node.getChildren()) if (!mayHold(node, child)) $fit(node, child, partType)
    return
  }
  // A wrap without the parts it needs is nothing (docs/spec/editor.md#automatic-deletion); a flow stays and can be
  // written in.
  if (kind === 'flow') $fillBlock(node)
  else if (allowedChildren.isFixedSequence || allowedChildren.min) node.remove()
}

// A copy that stands beside its original gets an id of its own: addresses and comments point to ids.
function $keepIdUnique(node: BlockNode, editor: LexicalEditor): void {
  const before = editor.getEditorState()
  if (before.isEmpty() || before.read(() => $getNodeByKey(node.getKey()) !== null)) return
  const id = blockIdOf(node)
  const isTaken = ownNodes
    .flatMap((klass) => $nodesOfType<BlockNode>(klass))
    .some((other) => other.getKey() !== node.getKey() && other.isAttached() && blockIdOf(other) === id)
  if (isTaken) $setBlockId(node, newBlockId())
}

/** Registers the rules on an editor that has `editorNodes`. Returns what takes them off again. */
export function registerStructureRules(editor: LexicalEditor): () => void {
  let removers: (() => void)[] = []
  // A transform begins with all nodes of its class, as an update that reads the selection of the page: one for all.
  editor.update(
    () => {
      removers = ownNodes.map((klass) =>
        editor.registerNodeTransform<BlockNode>(klass, (node) => {
          $keepIdUnique(node, editor)
          if (node instanceof ElementBlockNode) $keepShape(node)
        }),
      )
    },
    { tag: HISTORY_MERGE_TAG },
  )
  return () => {
    for (const remove of removers) remove()
  }
}
