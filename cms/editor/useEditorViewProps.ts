'use client'

import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { $getNodeByKey, type LexicalEditor, type NodeKey, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useSyncExternalStore } from 'react'
import {
  $isBlockNode,
  $setProps,
  type BlockNode,
  blockIdOf,
  ElementBlockNode,
  propsOf,
} from '#blocks/core/blockNode.ts'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import type { PropsOf } from '#blocks/core/defineBlock.ts'
import type { EditorViewProps } from '#blocks/core/editor.types.ts'
import type { BlockType, Schemas } from '#blocks/registry/schemas.ts'
import { blockChangesOf } from '../document/editorChanges.ts'
import { useEditorServices } from './editorServicesContext.ts'
import { frontCardsOf } from './slots/frontCards.store.ts'
import { slotPostsOf } from './slots/slotPosts.store.ts'
import { undoBoundaryTag } from './undoBoundaryTag.ts'

export interface BlockHandle {
  type: BlockType
  props: EditorViewProps<Schemas[BlockType]>
}

/** Returns the props of the editor view of the block with this key; null once the block is gone. */
export function useEditorViewProps(editor: LexicalEditor, nodeKey: NodeKey, isSelected: boolean): BlockHandle | null {
  const services = useEditorServices()
  const isEditable = useLexicalEditable()
  // Its place among its siblings changes with them.
  const changes = blockChangesOf(editor)
  useSyncExternalStore(changes.subscribe, changes.get, changes.get)
  const slots = slotPostsOf(editor)
  const slotPosts = useSyncExternalStore(slots.subscribe, slots.get, slots.get)
  const cards = frontCardsOf(editor)
  const { slots: slotCards, teasers } = useSyncExternalStore(cards.subscribe, cards.get, cards.get)
  const found = editor.getEditorState().read(() => {
    const node = $getNodeByKey(nodeKey)
    if (!$isBlockNode(node)) return null
    const childCount = node instanceof ElementBlockNode ? node.getChildrenSize() : 0
    const { post, posts: filledPosts, pinnedThen } = slotPosts[blockIdOf(node)] ?? {}
    const props = propsOf(node)
    // What the server put into the slot with another pin says nothing about this one.
    const filledPost = pinnedThen === (pin.safeParse(props.pinned).data?.id ?? null) ? post : undefined
    const type = node.getDefinition().type as BlockType
    const place = { index: node.getIndexWithinParent(), count: node.getParent()?.getChildrenSize() ?? 1 }
    return { type, props, childCount, place, filledPost, filledPosts, card: slotCards[blockIdOf(node)] }
  })
  if (!found) return null

  const write = (change: (node: BlockNode) => void, tags: string[]) => {
    // A user who types in a field or chooses in a dialog keeps the focus there: the caret in the text does not move.
    const isInText = document.activeElement === editor.getRootElement()
    editor.update(
      () => {
        const node = $getNodeByKey(nodeKey)
        if ($isBlockNode(node)) change(node)
      },
      { tag: isInText ? tags : [...tags, SKIP_DOM_SELECTION_TAG] },
    )
  }

  return {
    type: found.type,
    props: {
      // The node was made from this block's schema; what does not fit it is reported by its checks.
      props: found.props as PropsOf<Schemas[BlockType]>,
      isSelected,
      isEditable,
      childCount: found.childCount,
      place: found.place,
      filledPost: found.filledPost,
      filledPosts: found.filledPosts,
      card: found.card,
      teasers: teasers ?? undefined,
      // What is added, removed or moved is undone by itself; settings are typed and dragged, letter by letter.
      edit: (change) => write(change, [undoBoundaryTag]),
      update: (props) => write((node) => $setProps(node, props), []),
      services,
    },
  }
}
