'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useEffect } from 'react'

/** Screen readers say a text by the name of its field: Payload's label belongs to nothing. */
export function TextNamePlugin() {
  const [editor] = useLexicalComposerContext()
  const { label, name } = useEditorConfigContext().fieldProps.field
  const spoken = typeof label === 'string' ? label : name
  useEffect(() => editor.registerRootListener((root) => root?.setAttribute('aria-label', spoken)), [editor, spoken])
  return null
}
