'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { createPortal } from 'react-dom'
import { FindBar } from './FindBar.tsx'
import { useIsFindBarOpen } from './findBar.store.ts'

/** Finds and replaces words in the text of an editor while the bar is open. */
export function FindPlugin() {
  const [editor] = useLexicalComposerContext()
  return useIsFindBarOpen() ? createPortal(<FindBar editor={editor} />, document.body) : null
}
