import { z } from 'zod'
import type { EmbedItem } from '#plugins/pickers/embedLibraries.ts'

/** A document as pickers show it (block-editor 3.9). */
export const documentItem = z.object({
  id: z.string(),
  title: z.string(),
  publicUrl: z.url({ protocol: /^https?$/ }),
  /** ISO text. */
  documentCloudUpdatedAt: z.string(),
})

/** A document in the words of the specification. */
export const documentItemOf = ({ modifiedAt, ...item }: EmbedItem): z.output<typeof documentItem> => ({
  ...item,
  documentCloudUpdatedAt: modifiedAt,
})
