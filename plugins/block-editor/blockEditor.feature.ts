import { createServerFeature, type NodeValidation } from '@payloadcms/richtext-lexical'
import type { BlockDefinition } from '#blocks/core/defineBlock.ts'
import { MarkedListNode, markedListReplacement } from '#blocks/list/list.node.ts'
import { blockNodes } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'

interface BlockEditorOptions {
  /** Component path of the client half, as in `/cms/…/File.tsx#Name`: this folder may not know where it lies. */
  clientFeature: string
}

/** Refuses properties that do not fit the block's schema, naming block and property. */
function validateProps(definition: BlockDefinition): NodeValidation {
  return ({ node }) => {
    const parsed = definition.props.safeParse('props' in node ? node.props : undefined)
    if (parsed.success) return true
    const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return `${definition.title}: ${mistakes.join('; ')}`
  }
}

/** The server half of the block editor: the nodes of all blocks, each with its validation. */
export const blockEditorFeature = createServerFeature<BlockEditorOptions, BlockEditorOptions>({
  key: 'citydeskBlocks',
  feature: ({ props }) => ({
    ClientFeature: props.clientFeature,
    nodes: [
      ...Object.entries(blockNodes).map(([type, node]) => ({
        node,
        validations: [validateProps(schemas[type as keyof typeof blockNodes])],
      })),
      { node: MarkedListNode },
      { node: markedListReplacement },
    ],
    sanitizedServerFeatureProps: props,
  }),
})
