import { $getRoot, $getSelection, $isElementNode, type LexicalEditor, type LexicalNode, type NodeKey } from 'lexical'
import { $isBlockNode, blockIdOf } from '#blocks/core/blockNode.ts'
import { goToBlock } from '../editor/errors/blockFix.command.ts'
import { editorOf, keyOfBlock } from '../readiness/focusField.ts'

/**
 * Puts the caret into a block of a rich text field.
 * @param block its id, or the place of a text, such as "2.0.1"
 */
export function enterBlock(field: string, block: string): void {
  const editor = editorOf(field)
  // What a reusable block holds has that block's id in front of its own.
  const key =
    editor && (keyAtPlace(editor, block) ?? keyOfBlock(editor, block) ?? keyOfBlock(editor, blockAround(block)))
  if (editor && key) goToBlock(editor, key)
}

const blockAround = (block: string): string => block.split('.', 1)[0] ?? block

function keyAtPlace(editor: LexicalEditor, place: string): NodeKey | null {
  if (!/^\d+(\.\d+)*$/.test(place)) return null
  return editor.read(() => {
    let node: LexicalNode | null = $getRoot()
    for (const index of place.split('.')) node = $isElementNode(node) ? node.getChildAtIndex(Number(index)) : null
    return node?.getKey() ?? null
  })
}

/** Returns the block of a rich text field, at its top level, that the caret is in; null while the caret is elsewhere. */
export function blockAtCaret(field: string): string | null {
  const editor = editorOf(field)
  if (!editor?.getRootElement()?.contains(document.activeElement)) return null
  return editor.read(() => {
    const top = $getSelection()?.getNodes()[0]?.getTopLevelElement() ?? null
    if (!top) return null
    return $isBlockNode(top) ? blockIdOf(top) : String(top.getIndexWithinParent())
  })
}
