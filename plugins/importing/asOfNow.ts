import type { ImportDocument } from './import.types.ts'

/**
 * Returns a document as it is at a moment: one that was published with a later date is a draft, as one that waits for its
 * time. It would be live at once otherwise, and lead all lists until its date.
 */
export function asOfNow(document: ImportDocument, now: Date): ImportDocument {
  const { status, publishedAt, remarks } = document
  const isAhead = status === 'published' && publishedAt !== null && new Date(publishedAt) > now
  if (!isAhead) return document
  const what = `published with a date in the future, ${publishedAt}: imported as a draft`
  return { ...document, status: 'draft', publishedAt: null, remarks: [...remarks, { kind: 'changed', what }] }
}
