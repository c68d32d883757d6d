/** Messages between the back office and the preview that it shows in a frame. Both check the origin of what they get. */
import { z } from 'zod'

export const previewSchemes = ['light', 'dark'] as const

/** The values of a query's parameter `view`: what of a document is shown. Only stories have teasers. */
export const previewViews = ['page', 'teaser', 'social', 'search'] as const

export type PreviewScheme = (typeof previewSchemes)[number]
export type PreviewView = (typeof previewViews)[number]

/** What the back office says. */
export type ToPreview =
  /** The document has changed. */
  | { type: 'refresh' }
  | { type: 'scheme'; scheme: PreviewScheme }
  /** The link in use has ended: this one shows the same. */
  | { type: 'address'; address: string }
  /** The caret is in a block of the body. */
  | { type: 'caret'; block: string }

/** What the preview says. */
export const fromPreview = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The newest state is shown. */
  z.object({ type: z.literal('shown') }),
  /** The newest state could not be loaded; an older one is shown. */
  z.object({ type: z.literal('failed') }),
  /** The link has ended; what it showed last stays. */
  z.object({ type: z.literal('ended') }),
  /** A block of the body was clicked: its id, or its place in the text ("2.0.1"). */
  z.object({ type: z.literal('block'), block: z.string().max(200) }),
  z.object({ type: z.literal('field'), field: z.enum(['headline', 'dek']) }),
])

export type FromPreview = z.infer<typeof fromPreview>
