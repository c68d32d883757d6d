'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { Button } from '@payloadcms/ui'
import { $getRoot, $isParagraphNode, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { $isBlockNode } from '#blocks/core/blockNode.ts'
import { $appendPart, $appendRow } from '#blocks/homepage-row/homepage-row.command.ts'
import { $selectFirstSlot } from '#blocks/homepage-slot/homepage-slot.command.ts'
import { $createBlock } from '#blocks/registry/nodes.ts'
import { onEditorChange } from '../document/editorChanges.ts'
import { undoBoundaryTag } from '../editor/undoBoundaryTag.ts'
import { useLifecycleState } from '../lifecycle/useLifecycle.ts'

// Returns whether a home page holds nothing but empty lines.
const $isEmptyPage = (): boolean =>
  $getRoot()
    .getChildren()
    .every((node) => $isParagraphNode(node) && node.isEmpty())

// Puts the rows of a usual page into an empty one: a lead with three stories, a row of four, and the rest.
function $startPage(): void {
  const rows = [
    $createBlock('homepage-row', { layout: 'post_grid_1_3' }),
    $createBlock('homepage-row', { layout: 'post_row_4' }),
    $createBlock('homepage-river'),
  ]
  $getRoot()
    .clear()
    .append(...rows)
  const [first] = rows
  if ($isBlockNode(first)) $selectFirstSlot(first)
}

function $appendSection(): void {
  const section = $createBlock('homepage-section', { showSectionHeader: true })
  $appendPart($getRoot(), section)
  section.selectStart()
}

const neverLaunchedWords = 'Until it is launched, readers get the newest posts.'
const liveWords = 'Readers keep the page that was launched last until you launch another one.'

/** Draws the buttons that add to the end of the home page, and the one that begins an empty page. */
export function RowButtonsPlugin() {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const isEmpty = useIsEmpty(editor)
  const isLive = useLifecycleState()?.isLive === true
  if (!isEditable) return null
  const run = (change: () => void) => editor.update(change, { tag: undoBoundaryTag, onUpdate: () => editor.focus() })
  return (
    <div className="front-end">
      {isEmpty && (
        <p>The home page is empty. {isLive ? liveWords : neverLaunchedWords} Begin with a usual page, or row by row.</p>
      )}
      <div className="front-end__buttons">
        {isEmpty && (
          <Button size="medium" margin={false} onClick={() => run($startPage)}>
            Begin with a usual page
          </Button>
        )}
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => run(() => $appendRow())}>
          + Row
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => run($appendSection)}>
          + Section
        </Button>
      </div>
    </div>
  )
}

function useIsEmpty(editor: LexicalEditor): boolean {
  const [isEmpty, setIsEmpty] = useState(() => editor.getEditorState().read($isEmptyPage))
  useEffect(() => {
    const look = () => setIsEmpty(editor.getEditorState().read($isEmptyPage))
    look()
    return onEditorChange(editor, ({ isContent, isLetters }) => {
      if (isContent && !isLetters) look()
    })
  }, [editor])
  return isEmpty
}
