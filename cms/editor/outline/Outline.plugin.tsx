'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { isOutlineShown, outlinePlaceId, useStoryView } from '../../document/storyView.ts'
import { Outline } from './Outline.tsx'

/** Draws the outline of the text in its place beside the story, while that is open. */
export function OutlinePlugin() {
  const [editor] = useLexicalComposerContext()
  const isShown = isOutlineShown(useStoryView())
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(isShown ? document.getElementById(outlinePlaceId) : null), [isShown])
  return place && createPortal(<Outline editor={editor} />, place)
}
