import { createHeadlessEditor } from '@lexical/headless'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { createEditor, type LexicalEditor } from 'lexical'
import type { Block } from '../core/block.types.ts'
import { blocksFromLexical, lexicalFromBlocks } from './lexical.convert.ts'
import { editorNodes } from './nodes.ts'
import { registerStructureRules } from './structure.rules.ts'

/**
 * Opens an editor that holds these blocks, or nothing at all, with the rules of the tree in force.
 *
 * @param drawn the element in which it is drawn; it has no page when left out
 */
export function openBlockEditor(blocks: Block[], drawn?: HTMLElement): LexicalEditor {
  const config = {
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, ...editorNodes],
    onError: (error: Error) => {
      throw error
    },
  }
  const editor = drawn ? createEditor(config) : createHeadlessEditor(config)
  if (drawn) editor.setRootElement(drawn)
  registerStructureRules(editor)
  if (blocks.length > 0) editor.setEditorState(editor.parseEditorState(JSON.stringify(lexicalFromBlocks(blocks))))
  return editor
}

/** Returns an outline of an editor's content: `columns(column(paragraph) column(paragraph))`. */
export function outlineOfEditor(editor: LexicalEditor): string {
  const describeBlock = ({ type, children }: Block): string =>
    children.length > 0 ? `${type}(${children.map(describeBlock).join(' ')})` : type
  return blocksFromLexical(editor.getEditorState().toJSON()).map(describeBlock).join(' ')
}
