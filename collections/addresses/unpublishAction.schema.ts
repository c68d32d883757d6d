import { z } from 'zod'
import { documentTargets } from '../url-targets/urlTarget.types.ts'

/** The response of an address after its document left the site (docs/spec/newsroom.md#unpublish-action). */
export const unpublishAction = z.discriminatedUnion('unpublishAction', [
  z.object({ unpublishAction: z.literal('return_gone') }),
  z.object({ unpublishAction: z.literal('redirect_to_homepage') }),
  z.object({
    unpublishAction: z.literal('redirect_to_content'),
    contentType: z.enum(documentTargets.map(({ type }) => type)),
    contentId: z.coerce.string().min(1),
  }),
])

export type UnpublishAction = z.output<typeof unpublishAction>
