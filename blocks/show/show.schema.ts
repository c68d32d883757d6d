import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A podcast with its logo and where to hear it (docs/spec/editor.md#show-block). */
export const show = defineBlock({
  type: 'show',
  kind: 'leaf',
  title: 'Show',
  description: 'A podcast and where to hear it',
  aliases: ['showBlock'],
  props: z.object({
    /** Of the section that the show is. */
    id: z.string().nullable().default(null),
    alignment: z.enum(['none', 'wide', 'full']).default('none'),
    ...anchorAndClass,
  }),
  references: ({ id }) => (id ? [{ collection: 'sections', id }] : []),
})
