'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelection, type LexicalEditor, type NodeKey } from 'lexical'
import { memo, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { $blockAround } from '#blocks/core/blockNode.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { BlockErrorList } from './BlockErrorList.tsx'
import type { FaultyBlock } from './blockErrors.read.ts'
import { goToBlock } from './blockFix.command.ts'
import { useBlockChecks, useBlockErrors } from './useBlockErrors.ts'

// The block that the selection is in, with those around it, the nearest first.
function useSelectedKeys(editor: LexicalEditor): NodeKey[] {
  const [keys, setKeys] = useState<NodeKey[]>([])
  useEffect(
    () =>
      onEditorChange(editor, ({ state }) => {
        const found = state.read(() => {
          const around: NodeKey[] = []
          let block = $blockAround($getSelection()?.getNodes()[0] ?? null)
          while (block) {
            around.push(block.getKey())
            block = $blockAround(block.getParent())
          }
          return around
        })
        setKeys((before) => (before.join() === found.join() ? before : found))
      }),
    [editor],
  )
  return keys
}

interface MarkProps {
  editor: LexicalEditor
  anchor: HTMLElement
  faulty: FaultyBlock
  isSelected: boolean
}

// The '!' of a block, and its list of errors below it while it is selected. The plugin is drawn with each change of the
// form, its marks are not: each measures its block.
const BlockErrorMark = memo(function BlockErrorMark({ editor, anchor, faulty, isSelected }: MarkProps) {
  const mark = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { key, errors } = faulty
  // Of all blocks before the first one is measured.
  useInsertionEffect(() => editor.getElementByKey(key)?.classList.add('block--faulty'), [editor, key])
  useLayoutEffect(() => {
    const place = () => {
      // A block that is moved is drawn as another element.
      const block = editor.getElementByKey(key)
      if (!block) return
      block.classList.add('block--faulty')
      const frame = anchor.getBoundingClientRect()
      const box = block.getBoundingClientRect()
      if (mark.current) {
        mark.current.style.top = `${box.top - frame.top}px`
        mark.current.style.left = `${Math.min(box.right - frame.left, frame.width - mark.current.offsetWidth)}px`
      }
      if (list.current) {
        list.current.style.top = `${box.bottom - frame.top + 8}px`
        list.current.style.left = `${Math.max(0, Math.min(box.left - frame.left, frame.width - list.current.offsetWidth))}px`
      }
    }
    place()
    const observer = new ResizeObserver(place)
    // What stands above it moves it without changing its size.
    for (const watched of [editor.getElementByKey(key), anchor, editor.getRootElement()])
      if (watched) observer.observe(watched)
    const stop = onEditorChange(editor, place)
    return () => {
      observer.disconnect()
      stop()
      editor.getElementByKey(key)?.classList.remove('block--faulty')
    }
  })
  const title = `This block contains ${errors.length} errors`
  return (
    <>
      <button
        ref={mark}
        type="button"
        className="block-error-mark"
        title={title}
        aria-label={title}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => goToBlock(editor, key)}
      >
        !
      </button>
      {isSelected && (
        <div ref={list} className="block-errors" role="status" aria-label={`Errors of this ${faulty.title}`}>
          <BlockErrorList editor={editor} faulty={faulty} />
        </div>
      )}
    </>
  )
})

/**
 * Checks the document while it is written, and marks the blocks with errors (docs/spec/editor.md#block-error-display).
 */
export function BlockErrorsPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  useBlockChecks(editor)
  const errors = useBlockErrors(editor)
  const selected = useSelectedKeys(editor)
  const shown = selected.find((key) => errors.some((faulty) => faulty.key === key))
  return createPortal(
    errors.map((faulty) => (
      <BlockErrorMark
        key={faulty.key}
        editor={editor}
        anchor={anchorElem}
        faulty={faulty}
        isSelected={faulty.key === shown}
      />
    )),
    anchorElem,
  )
}
