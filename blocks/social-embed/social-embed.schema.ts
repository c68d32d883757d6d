import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/**
 * A post of a social network, a film of a platform (docs/spec/editor.md#social-embeds). What is embedded is kept by the
 * back office.
 */
export const socialEmbed = defineBlock({
  type: 'social-embed',
  kind: 'leaf',
  title: 'Social Embed',
  description: 'A post or video from another site',
  aliases: ['socialEmbedBlock', 'socialEmbed'],
  props: z.object({
    embedId: z.string().nullable().default(null),
    provider: z.string().default(''),
    /** Title of the embed for screen readers. */
    title: z.string().default(''),
    /** Pixels; 0 where the provider does not say. */
    width: z.int().min(0).default(0),
    height: z.int().min(0).default(0),
    alignment: z.enum(['none', 'left', 'center', 'right', 'wide']).default('none'),
    ...anchorAndClass,
  }),
})
