import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/**
 * A reusable block: its children are the blocks it stands for. Readers never see it: they are flattened into the
 * parent (reader-site 3).
 */
export const reusable = defineBlock({
  type: 'reusable',
  kind: 'flow',
  title: 'Reusable block',
  aliases: ['core/block'],
  props: z.object({}),
  holds: { min: 0, initial: ['paragraph'] },
  takesRow: false,
})
