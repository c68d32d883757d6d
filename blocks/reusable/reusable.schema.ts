import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/**
 * Blocks that are written in one place and stand in many stories. Readers never see it: the blocks that it names take
 * its place (docs/spec/reader-site.md#reusable-blocks).
 */
export const reusable = defineBlock({
  type: 'reusable',
  kind: 'leaf',
  title: 'Reusable block',
  description: 'Blocks written once for many stories',
  aliases: ['core/block'],
  props: z.object({ reusableId: z.string().nullable().default(null) }),
  hasPlacementRow: false,
  references: ({ reusableId }) => (reusableId ? [{ collection: 'reusable-blocks', id: reusableId }] : []),
  inMail: 'children',
})
