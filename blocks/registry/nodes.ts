/** Every block's Lexical node: the editor's half of the registry, which the reader site never loads. */

import type { LexicalEditor, LexicalNode } from 'lexical'
import { $isBlockNode, $newBlockNode, type BlockNode, type BlockProps, ElementBlockNode } from '../core/blockNode.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { type BlockType, isBlockType, schemas } from './schemas.ts'
import { newTextNodes, type TextNodeType, textNodeClasses, textNodes } from './textNodes.ts'

// Blocks with a node of our own.
export type OwnType = Exclude<BlockType, TextNodeType>

export const ownTypes: readonly OwnType[] = Object.keys(schemas).filter(isBlockType).filter(isOwnType)

export const ownNodes = ownTypes.map((type) => nodeOf(schemas[type]))

/** The nodes that an editor has to be created with, besides Lexical's own. */
export const editorNodes = [...ownNodes, ...textNodes]

function isOwnType(type: BlockType): type is OwnType {
  return !Object.hasOwn(textNodeClasses, type)
}

/** Returns whether an editor was created with the node of a block: those of a dek or a description know few. */
export function hasBlock(editor: LexicalEditor, type: BlockType): boolean {
  return editor.hasNodes([isOwnType(type) ? nodeOf(schemas[type]) : textNodeClasses[type]])
}

/** Creates a block with its defaults and initial children; `props` override the defaults. */
export function $createBlock(type: BlockType, props: BlockProps = {}): LexicalNode {
  if (!isOwnType(type)) return newTextNodes[type]()
  const node = $newBlockNode<BlockNode>(nodeOf(schemas[type]), props)
  if (node instanceof ElementBlockNode) $fillBlock(node)
  return node
}

export function $fillBlock(node: ElementBlockNode): void {
  const initial = node.getDefinition().allowedChildren?.initial ?? []
  node.append(...initial.filter(isBlockType).map((type) => $createBlock(type)))
}

/** Returns the block that a node is, Lexical's own ones too; null for text, links and the root. */
export function blockTypeOf(node: LexicalNode): BlockType | null {
  if ($isBlockNode(node)) {
    const { type } = node.getDefinition()
    return isBlockType(type) ? type : null
  }
  const found = Object.entries(textNodeClasses).find(([, klass]) => node instanceof klass)
  return found && isBlockType(found[0]) ? found[0] : null
}
