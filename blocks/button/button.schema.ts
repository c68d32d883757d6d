import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { isValidLink } from '../core/safeHref.ts'
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
  // A link that leads nowhere looks like it (docs/spec/editor.md#block-errors).
  editorElement: ({ style, color, kind, link }) => ({
    tag: 'div',
    className: [
      `button button--${style} button--${color === 'black' ? 'black' : 'green'}`,
      ...(kind === 'link' && !isValidLink(String(link)) ? ['button--unlinked'] : []),
    ].join(' '),
  }),
})
