'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getRoot } from 'lexical'
import { useEffect, useState } from 'react'
import { dekLengthError } from '#blocks/dek/dekLength.ts'
import { onEditorChange } from '../../document/editorChanges.ts'

/** Says below a dek that it is too short or too long, once something is written in it. */
export function DekLengthPlugin() {
  const [editor] = useLexicalComposerContext()
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    const check = () => {
      const text = editor.getEditorState().read(() => $getRoot().getTextContent())
      setError(text.trim() === '' ? null : dekLengthError(text))
    }
    check()
    return onEditorChange(editor, ({ isContent }) => {
      if (isContent) check()
    })
  }, [editor])
  return (
    <p className="dek-length" role="status">
      {error}
    </p>
  )
}
