import { z } from 'zod'
import type { EmbedItem } from '#plugins/pickers/embedLibraries.ts'

/** A chart as pickers show it (block-editor 3.9). */
export const chartItem = z.object({
  id: z.string(),
  title: z.string(),
  publicUrl: z.url({ protocol: /^https?$/ }),
  /** ISO text. */
  datawrapperLastModified: z.string(),
})

/** A chart in the words of the specification. */
export const chartItemOf = ({ modifiedAt, ...item }: EmbedItem): z.output<typeof chartItem> => ({
  ...item,
  datawrapperLastModified: modifiedAt,
})
