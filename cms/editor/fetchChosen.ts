import { notifyError } from '../posts-list/notices.ts'
import { type DocumentSource, fetchInOrder } from './useDocuments.ts'

/** What was chosen, in its order; null when nothing was, or when the back office is silent, which is told. */
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

/** The same, of the one document that was chosen. */
export async function fetchChosen<Item extends { id: string }>(
  api: string,
  source: DocumentSource<Item>,
  ids: string[] | null,
): Promise<Item | null> {
  const [chosen = null] = (await fetchAllChosen(api, source, ids)) ?? []
  return chosen
}
