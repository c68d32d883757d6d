'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { mergeRegister } from '@lexical/utils'
import { $getNodeByKey, $nodesOfType, type NodeKey } from 'lexical'
import { useEffect } from 'react'
import { $isBlockNode, type BlockNode, blockIdOf, propsOf } from '#blocks/core/blockNode.ts'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { podcastPromotion } from '#blocks/podcast-promotion/podcast-promotion.schema.ts'
import { promotionTitle } from '#blocks/podcast-promotion/podcastPromotionTitle.ts'
import { useEditorServices } from './editorServicesContext.ts'
import { slotPostsOf } from './slots/slotPosts.store.ts'

const klass = nodeOf(podcastPromotion)

/**
 * Writes into each promotion of podcasts what readers read there and the block does not have: above it the name of its
 * show, below it the episodes that fill its places.
 */
export function PromotionHeadingsPlugin() {
  const [editor] = useLexicalComposerContext()
  const { brand, findDocument, findPost } = useEditorServices()
  useEffect(() => {
    const slots = slotPostsOf(editor)
    const write = (key: NodeKey) => {
      const element = editor.getElementByKey(key)
      const promotion = editor.getEditorState().read(() => {
        const node = $getNodeByKey(key)
        return $isBlockNode(node) ? { id: blockIdOf(node), show: propsOf(node).showSectionId } : null
      })
      if (!element || !promotion) return
      const { id, show } = promotion
      const name = typeof show === 'string' ? findDocument('shows', show)?.title : null
      const filled = slots.get()[id]?.posts ?? []
      element.dataset.heading = promotionTitle(name ?? null, brand)
      element.dataset.filled = filled.map((post) => findPost(post)?.headline ?? '…').join('\n')
    }
    const writeAll = () => {
      const keys = editor.getEditorState().read(() => $nodesOfType<BlockNode>(klass).map((node) => node.getKey()))
      for (const key of keys) write(key)
    }
    return mergeRegister(
      editor.registerMutationListener(
        klass,
        (changes) => {
          for (const [key, change] of changes) if (change !== 'destroyed') write(key)
        },
        { skipInitialization: false },
      ),
      slots.subscribe(writeAll),
    )
  }, [editor, brand, findDocument, findPost])
  return null
}
