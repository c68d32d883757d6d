import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/** The caption of the media above a story, as a block (docs/spec/editor.md#featured-media-caption-block). */
export const featuredMediaCaption = defineBlock({
  type: 'featured-media-caption',
  kind: 'text',
  title: 'Featured media caption',
  description: 'The caption of the media above the story',
  aliases: ['featuredMediaCaptionBlock'],
  props: z.object({}),
  editorElement: () => ({ tag: 'p', className: 'featured-media-caption' }),
})
