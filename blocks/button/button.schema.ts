import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, linkProp } from '../core/sharedProps.schema.ts'

/** A button; its label is inline text (docs/spec/editor.md#buttons). */
export const button = defineBlock({
  type: 'button',
  kind: 'text',
  title: 'Button',
  description: 'A button that leads to an address',
  aliases: ['buttonBlock', 'core/button'],
  props: z.object({
    kind: z.enum(['action', 'link']).default('link'),
    link: linkProp,
    style: z.enum(['default', 'outline']).default('default'),
    color: z.string().default('green'),
    ...anchorAndClass,
  }),
})
