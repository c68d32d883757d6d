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
} from '#blocks/core/blockNode.ts'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { useRpc } from '#cms/api/RpcProvider.tsx'
import { onEditorChange } from '../../document/editorChanges.ts'
import { slotPostsOf } from './slotPosts.store.ts'

interface Holder {
  id: string
  type: string
  props: BlockProps
  children: Holder[]
}

const holderNodes = [
  schemas['homepage-section'],
  schemas['homepage-row'],
  schemas['homepage-editors-picks'],
  schemas['homepage-river'],
  schemas['show-episodes'],
  schemas['episode-showcase'],
  schemas['podcast-promotion'],
  schemas['most-popular'],
].map(nodeOf)

// The blocks of a text that the server puts posts into, in the order in which readers meet them.
function $holders(): Holder[] {
  const all = holderNodes.flatMap((klass) => $nodesOfType<BlockNode>(klass))
  const known = new Set(all.map((node) => node.getKey()))
  return all
    .filter((node) => !node.getParents().some((parent) => known.has(parent.getKey())))
    .toSorted((a, b) => (a.isBefore(b) ? -1 : 1))
    .map($holder)
}

const $holder = (node: BlockNode): Holder => ({
  id: blockIdOf(node),
  type: node.getDefinition().type,
  props: propsOf(node),
  children: node instanceof ElementBlockNode ? node.getChildren().filter($isBlockNode).map($holder) : [],
})

// Those blocks as JSON: it changes only when one of them does.
function useHolders(editor: LexicalEditor): string {
  const [holders, setHolders] = useState('[]')
  useEffect(() => {
    const look = () => setHolders(JSON.stringify(editor.getEditorState().read($holders)))
    look()
    return onEditorChange(editor, ({ isContent, isLetters }) => {
      if (isContent && !isLetters) look()
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
    queryFn: async () => {
      const blocks: Holder[] = JSON.parse(holders)
      const { flattenedBlocks } = await rpc.editor.processBlocks.mutate({ blocks })
      return { flattenedBlocks, pins: new Map(blocks.flatMap(pinsWithin)) }
    },
    enabled: holders !== '[]',
    placeholderData: keepPreviousData,
    // Posts are published and pins end while nothing changes here.
    refetchInterval: 30_000,
  })
  useEffect(() => {
    if (!data) return
    const filled = Object.entries(data.flattenedBlocks).map(
      ([
        id,
        {
          props: { post, posts },
        },
      ]) => [id, { post, posts, pinnedThen: data.pins.get(id) ?? null }],
    )
    slotPostsOf(editor).set(Object.fromEntries(filled))
  }, [editor, data])
  return null
}

// Ids of blocks with the posts that are pinned in them.
const pinsWithin = ({ id, props, children }: Holder): [string, string][] => {
  const { data } = pin.safeParse(props.pinned)
  return [...(data ? [[id, data.id] satisfies [string, string]] : []), ...children.flatMap(pinsWithin)]
}
