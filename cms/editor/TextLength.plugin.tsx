'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEffect, useState } from 'react'
import { $blocksOf } from '#blocks/registry/nodeBlocks.read.ts'
import { readingMinutes } from '#blocks/registry/readingTime.ts'
import { wordCount } from '#blocks/registry/tree.ts'
import { onContentChange } from './onContentChange.ts'
import { ValueByBlock } from './valueByBlock.ts'

/** Shows the length of the story, counted as in the reader API, computed when the browser is idle; nothing before that. */
export function TextLengthPlugin() {
  const [editor] = useLexicalComposerContext()
  const [words, setWords] = useState<number | null>(null)
  useEffect(() => {
    const counts = new ValueByBlock((node) => wordCount($blocksOf(node)))
    return onContentChange(editor, 1000, (changed) =>
      setWords(editor.getEditorState().read(() => counts.$after(changed).reduce((sum, count) => sum + count, 0))),
    )
  }, [editor])
  return <p className="text-length">{words !== null && lengthOf(words)}</p>
}

const lengthOf = (words: number): string => {
  if (words === 0) return '0 words'
  const length = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`
  return `${length} · ${readingMinutes(words)} min read`
}
