import { type DocumentSource, fetchInOrder } from '../api/documents.ts'
import { notifyError } from '../kit/notices.ts'

/**
 * Returns the chosen documents, in their order; null when none was chosen, or when the back office does not answer,
 * which is reported.
 */
export async function fetchAllChosen<Item extends { id: string }>(
  api: string,
  source: DocumentSource<Item>,
  ids: string[] | null,
): Promise<Item[] | null> {
  if (!ids) return null
  return fetchInOrder(api, source, ids).catch((error: unknown) => {
    console.warn(error)
    notifyError(source.unavailableMessage)
    return null
  })
}

export async function fetchChosen<Item extends { id: string }>(
  api: string,
  source: DocumentSource<Item>,
  ids: string[] | null,
): Promise<Item | null> {
  const [chosen = null] = (await fetchAllChosen(api, source, ids)) ?? []
  return chosen
}
