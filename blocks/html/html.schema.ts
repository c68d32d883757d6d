import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, wideAlignment } from '../core/sharedProps.schema.ts'

// The tools that can replace plain markup (docs/spec/reader-site.md#tools-of-an-html-block).
const htmlTools = ['none', 'ai-chat', 'candidate-forum'] as const

/** Markup of the editors' own (docs/spec/editor.md#html-block), or one of two interactive tools. */
export const html = defineBlock({
  type: 'html',
  kind: 'leaf',
  title: 'HTML',
  description: 'Markup, an AI chat or a candidate forum',
  aliases: ['htmlBlock', 'core/html', 'core/freeform'],
  props: z.object({
    content: z.string().default(''),
    tool: z.enum(htmlTools).default('none'),
    /** Short name of the assistant that answers in the chat. */
    assistant: z.string().default(''),
    /** Id of the forum with the candidates that answer. */
    forumId: z.string().nullable().default(null),
    alignment: wideAlignment,
    ...anchorAndClass,
  }),
  references: ({ tool, forumId }) =>
    tool === 'candidate-forum' && forumId ? [{ collection: 'candidate-forums', id: forumId }] : [],
})
