'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useEffect } from 'react'

/** Names a text for screen readers by the label of its field: Payload's label refers to no element. */
export function TextNamePlugin() {
  const [editor] = useLexicalComposerContext()
  const { label, name } = useEditorConfigContext().fieldProps.field
  const spoken = typeof label === 'string' ? label : name
  useEffect(() => editor.registerRootListener((root) => root?.setAttribute('aria-label', spoken)), [editor, spoken])
  return null
}
