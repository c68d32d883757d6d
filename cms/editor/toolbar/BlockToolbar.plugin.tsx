'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelection, $isRangeSelection, type LexicalEditor, type NodeKey } from 'lexical'
import { type HTMLAttributes, type RefObject, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { ParentIcon } from '#blocks/core/toolIcons.tsx'
import { beginCommentCommand } from '../../comments/comment.command.ts'
import { CommentIcon } from '../../comments/comments.icons.tsx'
import type { ActiveBlock } from './activeBlock.read.ts'
import { BlockMenu } from './BlockMenu.tsx'
import { FormatTools } from './FormatTools.tsx'
import { OwnTools } from './OwnTools.tsx'
import { ToolbarSettings } from './ToolbarSettings.tsx'
import { useActiveBlock } from './useActiveBlock.ts'
import { useIsUsed } from './useIsUsed.ts'
import { useIsPhone } from './usePhone.ts'
import { usePlacedToolbar } from './usePlacedToolbar.ts'
import { useQuietness } from './useQuietness.ts'
import { useRovingStop, useToolbarKeys } from './useToolbarKeys.ts'

const hasSelectedWords = (editor: LexicalEditor): boolean =>
  editor.getEditorState().read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) && !selection.isCollapsed()
  })

// Words that are selected are what a comment is about, or else the block.
function startComment(editor: LexicalEditor, { key, kind }: ActiveBlock): void {
  const isAboutWords = kind === 'text' || hasSelectedWords(editor)
  editor.dispatchCommand(beginCommentCommand, isAboutWords ? undefined : key)
}

/**
 * Renders the one toolbar of an editor: it belongs to the block that the caret or the selection is in. In plain text it
 * is shown for selected words only, or when Alt+F10 asks for it: above every line with a caret it would cover the line
 * before. A phone has it at the lower edge while one works in the editor.
 */
export function BlockToolbarPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const { active, choose } = useActiveBlock(editor)
  const bar = useRef<HTMLDivElement>(null)
  const { isRequested, keys } = useToolbarKeys(editor, bar)
  const isPhone = useIsPhone()
  const isUsed = useIsUsed(editor)
  if (!active || !editor.isEditable()) return null
  if (isPhone && !isUsed) return null
  if (active.kind === 'text' && !isPhone && !isRequested && !hasSelectedWords(editor)) return null
  return createPortal(
    <BlockToolbar editor={editor} active={active} bar={bar} choose={choose} keys={keys} />,
    anchorElem,
  )
}

interface BlockToolbarProps {
  editor: LexicalEditor
  active: ActiveBlock
  bar: RefObject<HTMLDivElement | null>
  choose(key: NodeKey): void
  keys: Pick<HTMLAttributes<HTMLDivElement>, 'onKeyDown' | 'onClickCapture'>
}

function BlockToolbar({ editor, active, bar, choose, keys }: BlockToolbarProps) {
  const { key, parentKey } = active
  const quietness = useQuietness(editor)
  const { setBar, style } = usePlacedToolbar(editor, active, bar)
  useRovingStop(bar)
  return (
    <div
      ref={setBar}
      style={style}
      className="block-toolbar"
      role="toolbar"
      aria-label="Block"
      data-quiet={quietness ?? undefined}
      {...keys}
    >
      {parentKey !== null && (
        <ToolButton label="Select Parent" onClick={() => choose(parentKey)}>
          <ParentIcon />
        </ToolButton>
      )}
      <BlockMenu editor={editor} active={active} />
      <FormatTools editor={editor} active={active} />
      <OwnTools key={key} editor={editor} active={active} />
      <hr />
      <ToolbarSettings key={`settings-${key}`} editor={editor} active={active} />
      <ToolButton label="Comment" onClick={() => startComment(editor, active)}>
        <CommentIcon />
      </ToolButton>
    </div>
  )
}
