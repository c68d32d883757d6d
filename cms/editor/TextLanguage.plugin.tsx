'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { languageOf } from '#blocks/core/language.ts'
import { useReaderSite } from '../api/useReaderSite.ts'

/** Sets a text in the language that its document says, or else the publication: direction, spelling, hyphens. */
export function TextLanguagePlugin() {
  const [editor] = useLexicalComposerContext()
  const own = useFormFields(([fields]) => fields.language?.value)
  const site = useReaderSite()
  const tag = typeof own === 'string' && own ? own : site?.language
  useEffect(() => {
    if (!tag) return
    const { lang, dir } = languageOf(tag)
    return editor.registerRootListener((root) => {
      root?.setAttribute('lang', lang)
      root?.setAttribute('dir', dir)
    })
  }, [editor, tag])
  return null
}
