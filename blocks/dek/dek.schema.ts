import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'

/**
 * The sentence or two below a headline, as a block of a story (docs/spec/editor.md#dek-block). The post keeps its own
 * dek apart from its body; this one is for what comes as blocks, an import or a newsletter.
 */
export const dek = defineBlock({
  type: 'dek',
  kind: 'text',
  title: 'Dek',
  description: 'The sentence below the headline',
  aliases: ['dekBlock', 'subhead'],
  props: z.object({}),
  editorElement: () => ({ tag: 'p', className: 'dek' }),
})
