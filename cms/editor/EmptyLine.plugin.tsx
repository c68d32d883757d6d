'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isHeadingNode } from '@lexical/rich-text'
import { $getRoot, $getSelection, $isParagraphNode, $isRangeSelection, type NodeKey } from 'lexical'
import { useEffect } from 'react'
import { onEditorChange } from '../document/editorChanges.ts'

// The empty line of text that the caret is in; null elsewhere, and in an empty document, which Payload speaks for.
function $emptyLine(): NodeKey | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const line = selection.anchor.getNode()
  if (!$isParagraphNode(line) && !$isHeadingNode(line)) return null
  return line.isEmpty() && !($getRoot().getChildrenSize() === 1 && line.getParent()?.is($getRoot()))
    ? line.getKey()
    : null
}

/**
 * Marks the empty line that the caret is in, where the stylesheet says what one can do there
 * (docs/spec/editor.md#insert-menu).
 */
export function EmptyLinePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    let marked: HTMLElement | null = null
    const mark = (element: HTMLElement | null) => {
      if (element === marked) return
      marked?.removeAttribute('data-empty-line')
      element?.setAttribute('data-empty-line', '')
      marked = element
    }
    const stop = onEditorChange(editor, ({ state }) => {
      const key = editor.isEditable() ? state.read($emptyLine) : null
      mark(key === null ? null : editor.getElementByKey(key))
    })
    return () => {
      stop()
      mark(null)
    }
  }, [editor])
  return null
}
