'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { EditorState } from 'lexical'
import { useEffect, useState } from 'react'
import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import { readingMinutes } from '#blocks/registry/readingTime.ts'
import { wordCount } from '#blocks/registry/tree.ts'

const wordsOf = (state: EditorState) => wordCount(blocksFromLexical(state.toJSON()))

/** How long the story is, counted as readers' programs are told it, when the browser has nothing better to do. */
export function TextLengthPlugin() {
  const [editor] = useLexicalComposerContext()
  const [words, setWords] = useState(0)
  useEffect(() => {
    let waiting: number | null = null
    const count = () => {
      waiting = null
      setWords(wordsOf(editor.getEditorState()))
    }
    const plan = () => {
      waiting ??= requestIdleCallback(count, { timeout: 1000 })
    }
    plan()
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) plan()
    })
    return () => {
      stop()
      if (waiting !== null) cancelIdleCallback(waiting)
    }
  }, [editor])
  const length = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`
  return (
    <p className="text-length">
      {length}
      {words > 0 && ` · ${readingMinutes(words)} min read`}
    </p>
  )
}
