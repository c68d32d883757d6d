import { toast } from '@payloadcms/ui'
import { type DocumentSource, fetchDocuments } from './useDocuments.ts'

/** The one document that was chosen; null when none was, or when the back office is silent, which is told. */
export async function fetchChosen<Item extends { id: string }>(
  api: string,
  source: DocumentSource<Item>,
  ids: string[] | null,
): Promise<Item | null> {
  if (!ids) return null
  const [chosen = null] = await fetchDocuments(api, source, ids).catch((error: unknown) => {
    console.warn(error)
    toast.error(source.silence)
    return []
  })
  return chosen
}
