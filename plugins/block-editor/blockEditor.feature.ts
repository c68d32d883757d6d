import { createServerFeature } from '@payloadcms/richtext-lexical'
import { MarkedListNode, markedListReplacement } from '#blocks/list/list.node.ts'
import { blockNodes } from '#blocks/registry/nodes.ts'
import { guardBody } from './body.guard.ts'

interface BlockEditorOptions {
  /** Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies. */
  clientFeature: string
}

/** The server half of the block editor: the nodes of all blocks, and the guard of what is saved. */
export const blockEditorFeature = createServerFeature<BlockEditorOptions, BlockEditorOptions>({
  key: 'citydeskBlocks',
  feature: ({ props }) => ({
    ClientFeature: props.clientFeature,
    nodes: [
      ...Object.values(blockNodes).map((node) => ({ node })),
      { node: MarkedListNode },
      { node: markedListReplacement },
    ],
    hooks: { beforeValidate: [guardBody] },
    sanitizedServerFeatureProps: props,
  }),
})
