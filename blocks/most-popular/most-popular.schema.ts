import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** The most-read posts of the whole site (docs/spec/reader-site.md#most-read). */
export const mostPopular = defineBlock({
  type: 'most-popular',
  kind: 'leaf',
  title: 'Most Popular',
  description: 'The posts that are read most now',
  aliases: ['mostPopular', 'most-read', 'popular-stories'],
  props: z.object({ alignment: z.enum(['none', 'right', 'wide']).default('none'), ...anchorAndClass }),
  inMail: { leftOut: 'The list would be old when the mail is read' },
})
