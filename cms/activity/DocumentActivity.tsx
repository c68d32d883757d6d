import type { DocumentViewServerProps } from 'payload'
import { activityLists } from './activityLists.tsx'

/** Renders the log of a document, newest first: a tab beside its versions. */
export async function DocumentActivity({ initPageResult: { req, collectionConfig }, doc }: DocumentViewServerProps) {
  const filters = { kind: collectionConfig?.slug ?? '', document: String(doc.id) }
  const empty = 'Nothing has happened here since activity is written down.'
  return activityLists(req, [{ heading: null, filters, empty }])
}
