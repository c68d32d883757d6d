import type { CollectionSlug } from 'payload'
import { z } from 'zod'
import { numericIds } from '#database/numericIds.ts'
import { callRest } from './rest.ts'

/** A collection whose documents blocks point to, and how one of its documents is read. */
export interface DocumentSource<Item extends { id: string }> {
  collection: CollectionSlug
  /** @throws Error when the response has an unexpected shape */
  read(document: unknown): Item
  /** Message when the back office does not answer. */
  unavailableMessage: string
  /** True for documents that are edited beside the story, and fetched again when the user comes back from there. */
  isEditedBeside?: boolean
  /** The field by which blocks point to a document; `id` by default. */
  pointsBy?: 'slug'
}

/** REST answers at most as many documents at once. */
export const idsPerCall = 50

const page = z.object({ docs: z.array(z.unknown()) })

/**
 * Returns documents by id or slug, as the signed-in user may see them; those that are not found are missing.
 *
 * @throws ApiError in the server's words
 */
export async function fetchDocuments<Item extends { id: string }>(
  api: string,
  { collection, read }: DocumentSource<Item>,
  ids: readonly string[],
  field: 'id' | 'slug' = 'id',
): Promise<Item[]> {
  // A pasted block may hold a text that cannot be an id; the API refuses the whole question for it.
  const wanted = field === 'id' ? numericIds(ids) : ids
  const found: Item[] = []
  for (let start = 0; start < wanted.length; start += idsPerCall) {
    const some = wanted.slice(start, start + idsPerCall).join(',')
    // Texts as the editor keeps them: it draws them by itself, and has no use for their trees.
    const query = new URLSearchParams({
      depth: '0',
      limit: String(idsPerCall),
      'select[blocks]': 'false',
      [`where[${field}][in]`]: some,
    })
    const { docs } = await callRest(`${api}/${collection}?${query}`, page)
    found.push(...docs.map(read))
  }
  return found
}

/**
 * Documents by id, in the order of the ids.
 *
 * @throws ApiError in the server's words
 */
export async function fetchInOrder<Item extends { id: string }>(
  api: string,
  source: DocumentSource<Item>,
  ids: readonly string[],
): Promise<Item[]> {
  const found = new Map((await fetchDocuments(api, source, ids)).map((item) => [item.id, item]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
