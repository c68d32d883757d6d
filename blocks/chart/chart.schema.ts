import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass, wideAlignment } from '../core/sharedProps.schema.ts'

/** A chart of the charting service (docs/spec/editor.md#chart-and-document-blocks). */
export const chart = defineBlock({
  type: 'chart',
  kind: 'leaf',
  title: 'Chart',
  description: 'A chart or map from Datawrapper',
  aliases: ['chartBlock', 'datawrapperBlock', 'datawrapper'],
  props: z.object({
    chartId: z.string().nullable().default(null),
    alignment: wideAlignment,
    ...anchorAndClass,
  }),
})
