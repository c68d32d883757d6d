'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useFormFields } from '@payloadcms/ui'
import { $createTextNode, COMMAND_PRIORITY_EDITOR } from 'lexical'
import { useEffect } from 'react'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { typographicText } from '#blocks/core/typographicText.ts'
import { featuredMediaCaption } from '#blocks/featured-media-caption/featured-media-caption.schema.ts'
import { captionText } from '#blocks/featured-media-caption/featuredMediaCaptionFollow.ts'
import { useEditorServices } from './editorServicesContext.ts'
import { blockInserted } from './insertBlock.command.ts'

const CaptionNode = nodeOf(featuredMediaCaption)

// Returns the caption of the form's featured media: the story's own, or else that of the library.
function useCaption(): string {
  const { findMedia } = useEditorServices()
  const own = useFormFields(([fields]) => fields.featuredMediaCaption?.value)
  const id = useFormFields(([fields]) => fields.featuredMedia?.value)
  if (typeof own === 'string' && own.trim() !== '') return own
  return typeof id === 'string' || typeof id === 'number' ? (findMedia(String(id))?.caption ?? '') : ''
}

/**
 * Gives a caption block that is inserted the caption of the featured media; later it follows what is
 * is chosen.
 */
export function FeaturedCaptionPlugin() {
  const [editor] = useLexicalComposerContext()
  const caption = typographicText(captionText(useCaption()))
  useEffect(
    () =>
      editor.registerCommand(
        blockInserted,
        (block) => {
          if (!(block instanceof CaptionNode) || caption === '') return false
          block.append($createTextNode(caption))
          block.selectEnd()
          return true
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor, caption],
  )
  return null
}
