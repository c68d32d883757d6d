import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A list of things that are done or still to do. */
export const checkList = defineBlock({
  type: 'check-list',
  kind: 'wrap',
  besideFloats: 'wraps',
  title: 'Check List',
  description: 'Things to tick off',
  aliases: ['checkList', 'checkListBlock'],
  props: z.object(anchorAndClass),
  allowedChildren: { only: ['check-list-item'], min: 1, initial: ['check-list-item'] },
  inMail: 'children',
})
