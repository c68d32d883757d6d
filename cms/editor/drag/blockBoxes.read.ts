import { $getRoot, $isElementNode, type LexicalEditor, type LexicalNode } from 'lexical'
import { ElementBlockNode } from '#blocks/core/blockNode.ts'
import type { Box } from './dropPlace.ts'

function $boxOf(editor: LexicalEditor, node: LexicalNode): Box[] {
  const element = editor.getElementByKey(node.getKey())
  if (!element) return []
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const kind = node instanceof ElementBlockNode ? node.getDefinition().kind : null
  const isContainer = kind === 'flow' || kind === 'wrap'
  const children =
    isContainer && $isElementNode(node) ? node.getChildren().flatMap((child) => $boxOf(editor, child)) : null
  return [{ key: node.getKey(), rect: { left, top, right, bottom }, children }]
}

/** Returns the blocks of an editor as they are drawn at this moment, in the coordinates of the window. */
export function readBoxes(editor: LexicalEditor): Box | null {
  const root = editor.getRootElement()?.getBoundingClientRect()
  if (!root) return null
  const children = editor.getEditorState().read(() =>
    $getRoot()
      .getChildren()
      .flatMap((child) => $boxOf(editor, child)),
  )
  const { left, top, right, bottom } = root
  return { key: 'root', rect: { left, top, right, bottom }, children }
}
