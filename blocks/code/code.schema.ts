import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Text that is shown letter by letter: a program, a command, a table of a machine. */
export const code = defineBlock({
  type: 'code',
  kind: 'text',
  besideFloats: 'narrows',
  title: 'Code',
  description: 'Text shown letter by letter',
  aliases: ['codeBlock', 'core/code', 'core/preformatted'],
  props: z.object(anchorAndClass),
  editorElement: () => ({ tag: 'pre', className: 'code' }),
})
