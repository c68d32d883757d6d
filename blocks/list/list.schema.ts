import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Markers of an ordered list: 1, A, a, I, i. */
export const listMarkers = ['decimal', 'upper-alpha', 'lower-alpha', 'upper-roman', 'lower-roman'] as const

/** A list of items and of lists inside it (docs/spec/editor.md#lists). */
export const list = defineBlock({
  type: 'list',
  kind: 'wrap',
  besideFloats: 'wraps',
  title: 'List',
  description: 'Points one below the other',
  aliases: ['listBlock', 'core/list'],
  props: z.object({
    unordered: z.boolean().default(true),
    start: z.int().min(1).default(1),
    type: z.enum(listMarkers).default('decimal'),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['list-item', 'list'], min: 1, initial: ['list-item'] },
})
