/**
 * Keeps the tree in the shape that the schemas demand while people write, paste and drag: what stands where it may not
 * is put into the nearest legal form, and its text is never dropped.
 */
import {
  $createParagraphNode,
  $getNodeByKey,
  $isElementNode,
  $nodesOfType,
  type ElementNode,
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
} from '../core/node.factory.ts'
import { homesOf } from './homes.ts'
import { $createBlock, $fillBlock, blockNodes } from './nodes.ts'
import { isBlockType } from './schemas.ts'

function mayHold(container: ElementBlockNode, child: LexicalNode): boolean {
  const only = container.getDefinition().holds?.only
  return !only || ($isBlockNode(child) && only.includes(child.getDefinition().type))
}

/** Puts a child that a wrap may not hold into a part of it. */
function $fit(child: LexicalNode, partType: string): void {
  if (!isBlockType(partType)) return
  const part = $createBlock(partType)
  if (!(part instanceof ElementBlockNode)) return
  child.insertBefore(part)
  if (part.getDefinition().kind === 'flow') {
    part.clear()
    part.append(child)
    return
  }
  if ($isElementNode(child)) part.append(...child.getChildren())
  child.remove()
}

/** Takes a part out of its box where it stands alone: its blocks stay, or its text becomes a paragraph. */
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
  const containers = homesOf.get(node.getDefinition().type)
  if (!containers) return false
  const parent: ElementNode | null = node.getParent()
  return !(parent instanceof ElementBlockNode && containers.includes(parent.getDefinition().type))
}

function $keepShape(node: ElementBlockNode): void {
  if (isPartAstray(node)) {
    $unbox(node)
    return
  }
  const { kind, holds } = node.getDefinition()
  if (!holds) return
  const [partType] = holds.only ?? []
  if (partType) for (const child of node.getChildren()) if (!mayHold(node, child)) $fit(child, partType)
  if (!node.isEmpty()) return
  // A wrap without parts is nothing (block-editor 4.5, automatic deletion); a flow stays and can be written in.
  if (kind === 'wrap') node.remove()
  else $fillBlock(node)
}

/** A copy that stands beside its original gets an id of its own: addresses and comments point to ids. */
function $keepIdUnique(node: BlockNode, editor: LexicalEditor): void {
  const before = editor.getEditorState()
  if (before.isEmpty() || before.read(() => $getNodeByKey(node.getKey()) !== null)) return
  const id = blockIdOf(node)
  const isTaken = Object.values(blockNodes)
    .flatMap((klass) => $nodesOfType<BlockNode>(klass))
    .some((other) => other.getKey() !== node.getKey() && other.isAttached() && blockIdOf(other) === id)
  if (isTaken) $setBlockId(node, newBlockId())
}

/** Registers the rules on an editor that has `editorNodes`. Returns what takes them off again. */
export function registerStructureRules(editor: LexicalEditor): () => void {
  const removers = Object.values(blockNodes).map((klass) =>
    editor.registerNodeTransform<BlockNode>(klass, (node) => {
      $keepIdUnique(node, editor)
      if (node instanceof ElementBlockNode) $keepShape(node)
    }),
  )
  return () => {
    for (const remove of removers) remove()
  }
}
