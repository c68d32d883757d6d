'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getNodeByKey,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
  mergeRegister,
  type PointType,
} from 'lexical'
import { useEffect } from 'react'
import { onEditorChange } from '../document/editorChanges.ts'

/**
 * Keeps the caret, or the selected block, where it was when the focus comes back to a text by anything but a press in it:
 * a dialog that is closed, a Tab. A browser puts the caret at the start of the text, and Lexical would follow it.
 */
export function KeptCaretPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => registerKeptCaret(editor), [editor])
  return null
}

function registerKeptCaret(editor: LexicalEditor): () => void {
  let isPressed = false
  let kept: BaseSelection | null = null
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
  }
  const restore = () => {
    if (isPressed) return
    const hasSelection = editor.getEditorState().read($getSelection) !== null
    const before = kept?.clone()
    editor.update(
      () => {
        // Code that moves the caret before it moves the focus has its way.
        const selection = hasSelection ? $getSelection()?.clone() : before
        if (selection && $isThere(selection)) $setSelection(selection)
      },
      { discrete: true },
    )
  }
  // A dialog takes the selection out of the text before the text loses the focus, and Lexical then has none.
  const stopKeeping = onEditorChange(editor, ({ state }) => {
    kept = state.read($getSelection) ?? kept
  })
  const stopListening = editor.registerRootListener((root) => {
    if (!root) return
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    root.addEventListener('pointerdown', press, options)
    root.ownerDocument.addEventListener('pointerup', release, options)
    root.ownerDocument.addEventListener('pointercancel', release, options)
    root.addEventListener('focus', restore, { signal: listening.signal })
    return () => listening.abort()
  })
  return mergeRegister(stopKeeping, stopListening)
}

// Others may have removed what was selected meanwhile.
function $isThere(selection: BaseSelection): boolean {
  if ($isRangeSelection(selection)) return $isPointThere(selection.anchor) && $isPointThere(selection.focus)
  const nodes = selection.getNodes()
  return nodes.length > 0 && nodes.every((node) => node.isAttached())
}

function $isPointThere({ key, offset, type }: PointType): boolean {
  const node = $getNodeByKey(key)
  if (!node?.isAttached()) return false
  if (type === 'text') return $isTextNode(node) && offset <= node.getTextContentSize()
  return $isElementNode(node) && offset <= node.getChildrenSize()
}
