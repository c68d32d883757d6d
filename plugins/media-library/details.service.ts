import type { PayloadRequest } from 'payload'
import { mediaLibraryOf } from './mediaLibrary.read.ts'
import type { MediaItem, MediaReference } from './provider/mediaProvider.types.ts'

/** Returns an item with everything that the library knows of it. @throws APIError 404 */
export function mediaDetails(req: PayloadRequest, item: MediaReference): Promise<MediaItem> {
  return mediaLibraryOf(req.payload).provider.details(req, item)
}

/** Returns items that are chosen already; those that cannot be had are named in `errors`, and hinder no other. */
export async function bulkMediaDetails(
  req: PayloadRequest,
  items: readonly MediaReference[],
): Promise<{ results: MediaItem[]; errors: string[] }> {
  const { provider } = mediaLibraryOf(req.payload)
  const answers = await Promise.allSettled(items.map((item) => provider.details(req, item)))
  return {
    results: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    errors: answers.flatMap((answer, index) =>
      answer.status === 'rejected' ? [`${items[index]?.id}: ${messageOf(answer.reason)}`] : [],
    ),
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
