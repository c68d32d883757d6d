import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Where, when, how much: the facts of a story as a list (docs/spec/editor.md#infobox-items). */
export const infobox = defineBlock({
  type: 'infobox',
  kind: 'wrap',
  title: 'Infobox',
  description: 'Where, when, how much: facts as a list',
  aliases: ['infoboxBlock', 'info-list'],
  props: z.object({
    title: z.string().default(''),
    showTitle: z.boolean().default(true),
    alignment: z.enum(['none', 'left', 'center', 'right']).default('none'),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['infobox-item'], min: 1, initial: ['infobox-item'] },
  words: ({ title, showTitle }) => (showTitle ? [title] : []),
  editorElement: ({ alignment, showTitle, title }) => ({
    tag: 'div',
    className: `infobox infobox--${alignment}`,
    data: { title: showTitle ? String(title || 'Add a Title...') : '', isUntitled: String(!title) },
  }),
})
