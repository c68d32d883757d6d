'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, type LexicalEditor, type LexicalNode, type NodeKey } from 'lexical'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import type { EditorViewProps } from '#blocks/core/editor.types.ts'
import type { BlockNode } from '#blocks/core/node.factory.ts'
import { $selectBlock } from '#blocks/core/selectBlock.command.ts'
import { DownIcon, ParentIcon, RemoveIcon, SelectIcon, UpIcon } from '#blocks/core/toolIcons.tsx'
import { $listAround } from '#blocks/list/list.commands.ts'
import { editorViewOf } from '#blocks/registry/editorViews.ts'
import { $blockAround } from '#blocks/registry/nodes.ts'
import { type BlockType, isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { beginCommentCommand } from '../comments/comment.command.ts'
import { CommentIcon } from '../comments/comments.icons.tsx'
import { BlockSettings } from './BlockSettings.tsx'
import { $moveBlock, $removeBlock } from './blockPlace.commands.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { useEditorViewProps } from './useEditorViewProps.ts'
import { usePlacedToolbar } from './usePlacedToolbar.ts'

interface Active {
  key: NodeKey
  parentKey: NodeKey | null
  /** A list is a text of Lexical's own, with tools of its own. */
  isList: boolean
}

/** A part without any control of its own is handled with what holds it: its toolbar would only cover its neighbour. */
function $blockWithTools(node: LexicalNode | null): BlockNode | null {
  const block = $blockAround(node)
  const type = block?.getDefinition().type
  const view = type && isBlockType(type) ? editorViewOf(type) : undefined
  return block && view && !view.isInsertable && !view.Toolbar ? $blockWithTools(block.getParent()) : block
}

function $activeBlock(from: NodeKey | null): Active | null {
  const selection = $getSelection()
  const start = (from && $getNodeByKey(from)) || (selection?.getNodes()[0] ?? null)
  // No block stands in a list: the list is nearer than whatever is around it.
  const list = $listAround(start)
  const block = list ?? $blockWithTools(start)
  if (!block) return null
  const parentKey = $blockWithTools(block.getParent())?.getKey() ?? null
  return { key: block.getKey(), parentKey, isList: list !== null }
}

/** The list or the block that the caret is in, or the ancestor of it that was chosen with 'Select Parent'. */
function useActiveBlock(editor: LexicalEditor) {
  const [active, setActive] = useState<Active | null>(null)
  const [, setRevision] = useState(0)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, prevEditorState }) => {
        const selection = editorState.read($getSelection)
        const before = prevEditorState.read($getSelection)
        const isMoved = selection !== null && !selection.is(before)
        setActive((current) => editorState.read(() => $activeBlock(isMoved ? null : (current?.key ?? null))))
        // The toolbar shows properties, which change without the selection.
        setRevision((revision) => revision + 1)
      }),
    [editor],
  )
  const choose = useCallback(
    (key: NodeKey) => setActive(editor.getEditorState().read(() => $activeBlock(key))),
    [editor],
  )
  return { active, choose }
}

function BlockToolbar({ editor, blockKey }: { editor: LexicalEditor; blockKey: NodeKey }) {
  const block = useEditorViewProps(editor, blockKey, true)
  if (!block) return null
  const Toolbar: ComponentType<EditorViewProps<BlockType>> | undefined = editorViewOf(block.type)?.Toolbar
  return (
    <>
      <span className="block-toolbar-name">{schemas[block.type].title}</span>
      <hr />
      {Toolbar && (
        <>
          <Toolbar {...block.props} />
          <hr />
        </>
      )}
      <ToolButton label="Move up" onClick={() => block.props.edit((node) => $moveBlock(node, 'up'))}>
        <UpIcon />
      </ToolButton>
      <ToolButton label="Move down" onClick={() => block.props.edit((node) => $moveBlock(node, 'down'))}>
        <DownIcon />
      </ToolButton>
      <BlockSettings {...block.props} />
      <ToolButton label="Select" onClick={() => block.props.edit($selectBlock)}>
        <SelectIcon />
      </ToolButton>
      <ToolButton label="Comment" onClick={() => editor.dispatchCommand(beginCommentCommand, blockKey)}>
        <CommentIcon />
      </ToolButton>
      <ToolButton label="Remove" onClick={() => block.props.edit($removeBlock)}>
        <RemoveIcon />
      </ToolButton>
    </>
  )
}

/** The toolbar of the block that the cursor is in (block-editor 2.1). */
export function BlockChromePlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const { active, choose } = useActiveBlock(editor)
  const parentKey = active?.parentKey ?? null
  const toolbar = usePlacedToolbar(editor, active?.key ?? null, anchorElem)
  if (!active || !editor.isEditable()) return null
  return createPortal(
    <div ref={toolbar} className="block-toolbar" role="toolbar" aria-label="Block">
      {parentKey !== null && (
        <ToolButton label="Select Parent" onClick={() => choose(parentKey)}>
          <ParentIcon />
        </ToolButton>
      )}
      {active.isList ? (
        <ListToolbar key={active.key} editor={editor} listKey={active.key} />
      ) : (
        <BlockToolbar key={active.key} editor={editor} blockKey={active.key} />
      )}
    </div>,
    anchorElem,
  )
}
