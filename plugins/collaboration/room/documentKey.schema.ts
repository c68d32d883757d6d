import { z } from 'zod'
import { documentNamed, invalidDocumentKey } from './documentKey.ts'

const named = (documentKey: string, context: z.core.$RefinementCtx) => {
  const name = documentNamed(documentKey)
  if (name) return name
  context.addIssue({ code: 'custom', message: invalidDocumentKey })
  return z.NEVER
}

/** The name of a shared document, such as `post_post_12`, as its collection and id. */
export const sharedDocumentId = z.string().transform(named)
