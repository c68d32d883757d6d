import { z } from 'zod'
import { documentNamed, homepageGuid, invalidGuid } from '#plugins/collaboration/room/guid.ts'

const named = (guid: string, context: z.core.$RefinementCtx) => {
  const name = documentNamed(guid)
  if (name) return name
  context.addIssue({ code: 'custom', message: invalidGuid })
  return z.NEVER
}

/** The name of a document, as in `post_post_12` (back-office specification, section 3.5). */
export const documentId = z.string().transform(named)

/** The same, or the name of the homepage. */
export const documentOrHomepageId = z
  .string()
  .transform((guid, context) => (guid === homepageGuid ? homepageGuid : named(guid, context)))
