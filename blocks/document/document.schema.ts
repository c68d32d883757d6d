import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** A document of the document-hosting service (docs/spec/editor.md#chart-and-document-blocks). */
export const document = defineBlock({
  type: 'document',
  kind: 'leaf',
  title: 'Document',
  description: 'A document from DocumentCloud',
  aliases: ['documentBlock', 'documentcloudBlock', 'documentCloudBlock', 'documentcloud'],
  props: z.object({
    documentId: z.string().nullable().default(null),
    alignment: z.enum(['none', 'wide']).default('none'),
    ...anchorAndClass,
  }),
})
