import { z } from 'zod'
import { invalidGuid, parseGuid } from '#plugins/collaboration/room/guid.ts'

/** The name of a document, as in `post_post_12` (back-office specification, section 3.5). */
export const documentId = z.string().transform((guid, context) => {
  try {
    return parseGuid(guid)
  } catch {
    context.addIssue({ code: 'custom', message: invalidGuid })
    return z.NEVER
  }
})
