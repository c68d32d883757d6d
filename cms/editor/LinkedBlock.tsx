'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect } from 'react'
import type { EditorBinding } from '#plugins/collaboration/binding/editorBinding.types.ts'
import { keyOfHash } from './blockLink.ts'
import { goToBlock } from './errors/blockFix.command.ts'

/** Goes to the block that the page's address leads to, when the text is there and when the address changes. */
export function LinkedBlock({ binding }: { binding: EditorBinding }) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const follow = () => {
      const key = keyOfHash(editor, binding, window.location.hash)
      if (key === null) return
      goToBlock(editor, key)
      show(editor, key)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [editor, binding])
  return null
}

// Marks the block until its animation ends.
function show(editor: LexicalEditor, key: NodeKey): void {
  const element = editor.getElementByKey(key)
  element?.classList.add('block--linked')
  element?.addEventListener('animationend', () => element.classList.remove('block--linked'), { once: true })
}
