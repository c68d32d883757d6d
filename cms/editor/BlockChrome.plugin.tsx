'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, type LexicalEditor, type LexicalNode, type NodeKey } from 'lexical'
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import type { FaceProps } from '#blocks/core/editor.types.ts'
import type { BlockNode } from '#blocks/core/node.factory.ts'
import { $selectBlock } from '#blocks/core/selectBlock.command.ts'
import { DownIcon, ParentIcon, RemoveIcon, SelectIcon, UpIcon } from '#blocks/core/toolIcons.tsx'
import { faceOf } from '#blocks/registry/faces.ts'
import { $blockAround } from '#blocks/registry/nodes.ts'
import { type BlockType, isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { beginCommentCommand } from '../comments/comment.command.ts'
import { CommentIcon } from '../comments/comments.icons.tsx'
import { BlockSettings } from './BlockSettings.tsx'
import { $moveBlock, $removeBlock } from './blockPlace.commands.ts'
import { useFaceProps } from './useFaceProps.ts'

interface Active {
  key: NodeKey
  parentKey: NodeKey | null
}

/** A part without any control of its own is handled with what holds it: its toolbar would only cover its neighbour. */
function $blockWithTools(node: LexicalNode | null): BlockNode | null {
  const block = $blockAround(node)
  const type = block?.getDefinition().type
  const face = type && isBlockType(type) ? faceOf(type) : undefined
  return block && face && !face.isInsertable && !face.Toolbar ? $blockWithTools(block.getParent()) : block
}

function $activeBlock(from: NodeKey | null): Active | null {
  const selection = $getSelection()
  const start = from ? $getNodeByKey(from) : (selection?.getNodes()[0] ?? null)
  const block = $blockWithTools(start)
  return block ? { key: block.getKey(), parentKey: $blockWithTools(block.getParent())?.getKey() ?? null } : null
}

/** The block that the caret is in, or the ancestor of it that was chosen with 'Select Parent'. */
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

/** The bar with the document's status and its buttons stays at the top of the window: what lies under it is not seen. */
function topOfSight(): number {
  return Math.max(0, document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0)
}

/** The space between the toolbar and its block, and between it and what it stays below (px). */
const toolbarGap = 8

/**
 * Puts the toolbar above its block, moved to the left where it would stand out of the editor. While the upper end of a tall
 * block is out of sight, it stays at the top of what is seen of it.
 */
function usePlacedToolbar(editor: LexicalEditor, key: NodeKey | null, anchor: HTMLElement) {
  const toolbar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = toolbar.current
    const element = key && editor.getElementByKey(key)
    if (!element || !bar) return
    const place = () => {
      const block = element.getBoundingClientRect()
      const frame = anchor.getBoundingClientRect()
      const left = Math.min(block.left - frame.left, frame.width - bar.offsetWidth)
      const above = block.top - bar.offsetHeight - toolbarGap
      const inSight = Math.min(topOfSight() + toolbarGap, block.bottom - bar.offsetHeight)
      bar.style.top = `${Math.max(above, inSight) - frame.top}px`
      bar.style.left = `${Math.max(0, left)}px`
    }
    place()
    const observer = new ResizeObserver(place)
    for (const watched of [element, anchor, bar]) observer.observe(watched)
    window.addEventListener('scroll', place, { passive: true, capture: true })
    element.classList.add('block--active')
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      element.classList.remove('block--active')
    }
  })
  return toolbar
}

function BlockToolbar({
  editor,
  active,
  choose,
}: {
  editor: LexicalEditor
  active: Active
  choose(key: NodeKey): void
}) {
  const block = useFaceProps(editor, active.key, true)
  if (!block) return null
  const Toolbar: ComponentType<FaceProps<BlockType>> | undefined = faceOf(block.type)?.Toolbar
  return (
    <>
      {active.parentKey && (
        <ToolButton label="Select Parent" onClick={() => active.parentKey && choose(active.parentKey)}>
          <ParentIcon />
        </ToolButton>
      )}
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
      <ToolButton label="Comment" onClick={() => editor.dispatchCommand(beginCommentCommand, active.key)}>
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
  const toolbar = usePlacedToolbar(editor, active?.key ?? null, anchorElem)
  if (!active || !editor.isEditable()) return null
  return createPortal(
    <div ref={toolbar} className="block-toolbar" role="toolbar" aria-label="Block">
      <BlockToolbar key={active.key} editor={editor} active={active} choose={choose} />
    </div>,
    anchorElem,
  )
}
