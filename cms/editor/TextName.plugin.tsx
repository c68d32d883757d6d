'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useEffect } from 'react'

/**
 * Gives screen readers the name of a text, by the label of its field, and what stands in it while it is empty:
 * Payload's label refers to no element, and its placeholder for them is another one than the one that is seen.
 */
export function TextNamePlugin() {
  const [editor] = useLexicalComposerContext()
  const { editorConfig, fieldProps } = useEditorConfigContext()
  const { label, name } = fieldProps.field
  const spoken = typeof label === 'string' ? label : name
  const { placeholder } = editorConfig.admin ?? {}
  useEffect(
    () =>
      editor.registerRootListener((root) => {
        root?.setAttribute('aria-label', spoken)
        if (placeholder) root?.setAttribute('aria-placeholder', placeholder)
      }),
    [editor, spoken, placeholder],
  )
  return null
}
