'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { $nodesOfType, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import {
  $isBlockNode,
  type BlockNode,
  type BlockProps,
  blockIdOf,
  ElementBlockNode,
  propsOf,
} from '#blocks/core/node.factory.ts'
import { blockNodes } from '#blocks/registry/nodes.ts'
import { useRpc } from '#cms/procedures/RpcProvider.tsx'
import { slotPostsOf } from './slotPosts.store.ts'

interface Slot {
  id: string
  type: string
  props: BlockProps
}

interface Holder extends Slot {
  children: Slot[]
}

const holderNodes = [
  blockNodes['show-episodes'],
  blockNodes['episode-showcase'],
  blockNodes['podcast-promotion'],
  blockNodes['most-popular'],
]

/** The blocks of a text that the server puts posts into, in the order in which readers meet them. */
function $holders(): Holder[] {
  return holderNodes
    .flatMap((klass) => $nodesOfType<BlockNode>(klass))
    .toSorted((a, b) => (a.isBefore(b) ? -1 : 1))
    .map((node) => ({
      ...asSlot(node),
      children: node instanceof ElementBlockNode ? node.getChildren().filter($isBlockNode).map(asSlot) : [],
    }))
}

const asSlot = (node: Parameters<typeof propsOf>[0]): Slot => ({
  id: blockIdOf(node),
  type: node.getDefinition().type,
  props: propsOf(node),
})

/** Those blocks as JSON: it changes only when one of them does. */
function useHolders(editor: LexicalEditor): string {
  const [holders, setHolders] = useState('[]')
  useEffect(() => {
    const look = () => setHolders(JSON.stringify(editor.getEditorState().read($holders)))
    look()
    return editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) look()
    })
  }, [editor])
  return holders
}

/** Finds out what readers would see in places that nothing is pinned to, and in lists of posts. */
export function SlotPostsPlugin() {
  const [editor] = useLexicalComposerContext()
  const rpc = useRpc()
  const holders = useHolders(editor)
  const { data } = useQuery({
    queryKey: ['editor.processBlocks', holders],
    queryFn: () => rpc.editor.processBlocks.mutate({ blocks: JSON.parse(holders) }),
    enabled: holders !== '[]',
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    const slots = Object.entries(data?.flattenedBlocks ?? {})
    slotPostsOf(editor).set(Object.fromEntries(slots.map(([id, { props }]) => [id, props])))
  }, [editor, data])
  return null
}
