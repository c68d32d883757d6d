'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { EditorState } from 'lexical'
import { useEffect, useState } from 'react'
import { blocksFromLexical } from '#blocks/core/lexical.convert.ts'
import { readingMinutes } from '#blocks/registry/readingTime.ts'
import { wordCount } from '#blocks/registry/tree.ts'
import { onContentChange } from './onContentChange.ts'

const wordsOf = (state: EditorState) => wordCount(blocksFromLexical(state.toJSON()))

/** Shows the length of the story, counted as in the reader API, computed when the browser is idle. */
export function TextLengthPlugin() {
  const [editor] = useLexicalComposerContext()
  const [words, setWords] = useState(0)
  useEffect(() => onContentChange(editor, 1000, () => setWords(wordsOf(editor.getEditorState()))), [editor])
  const length = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`
  return (
    <p className="text-length">
      {length}
      {words > 0 && ` · ${readingMinutes(words)} min read`}
    </p>
  )
}
