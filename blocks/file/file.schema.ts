import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/** Kinds of media a file can be of (docs/spec/editor.md#media-item). */
export const mediaSchemes = ['image', 'video', 'audio', 'document', 'presentation', 'other'] as const

/** A file to download (docs/spec/editor.md#file-block). An empty name means the one of the library's item. */
export const file = defineBlock({
  type: 'file',
  kind: 'leaf',
  title: 'File',
  description: 'A file to download',
  aliases: ['fileBlock', 'fileEmbedBlock', 'core/file'],
  props: z.object({
    contentId: z.string().nullable().default(null),
    scheme: z.enum(mediaSchemes).default('document'),
    name: z.string().default(''),
    showDownloadButton: z.boolean().default(true),
    alignment: z.enum(['none', 'left', 'center', 'right']).default('left'),
    ...anchorAndClass,
  }),
  words: ({ name }) => [name],
  references: ({ contentId }) => (contentId ? [{ collection: 'media', id: contentId }] : []),
})
