'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { useEffect } from 'react'
import { $isBlockNode, propsOf } from '#blocks/core/node.factory.ts'
import { promotionTitle } from '#blocks/podcast-promotion/podcast-promotion.title.ts'
import { blockNodes } from '#blocks/registry/nodes.ts'
import { useEditorServices } from './EditorServices.tsx'

/** Writes above each promotion of podcasts what readers read there: it is the name of a show, which the block does not have. */
export function PromotionHeadingsPlugin() {
  const [editor] = useLexicalComposerContext()
  const { brand, findDocument } = useEditorServices()
  useEffect(() => {
    const showOf = (key: NodeKey) =>
      editor.getEditorState().read(() => {
        const node = $getNodeByKey(key)
        return $isBlockNode(node) ? propsOf(node).showSectionId : null
      })
    return editor.registerMutationListener(
      blockNodes['podcast-promotion'],
      (changes) => {
        for (const [key, change] of changes) {
          const element = change === 'destroyed' ? null : editor.getElementByKey(key)
          const show = showOf(key)
          const name = typeof show === 'string' ? findDocument('shows', show)?.title : null
          if (element) element.dataset.heading = promotionTitle(name ?? null, brand)
        }
      },
      { skipInitialization: false },
    )
  }, [editor, brand, findDocument])
  return null
}
