import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Buttons in a row (docs/spec/editor.md#buttons). */
export const buttonGroup = defineBlock({
  type: 'button-group',
  kind: 'wrap',
  besideFloats: 'narrows',
  title: 'Button Group',
  description: 'One or more buttons in a row',
  aliases: ['buttonGroupBlock', 'core/buttons'],
  props: z.object({
    buttonSize: z.enum(['xs', 'sm', 'md', 'lg', 'xl']).default('sm'),
    buttonWidth: z.enum(['fit', 'fill']).default('fit'),
    alignButtons: z.enum(['left', 'center', 'right']).default('left'),
    wrap: z.boolean().default(true),
    ...anchorAndClass,
  }),
  allowedChildren: { only: ['button'], min: 1, initial: ['button'] },
  editorElement: ({ buttonSize, buttonWidth, alignButtons, wrap }) => ({
    tag: 'div',
    className: `button-group button-group--${buttonSize} button-group--${buttonWidth} button-group--${alignButtons}${wrap ? '' : ' button-group--single-row'}`,
  }),
})
