import type { PayloadRequest } from 'payload'
import { boundsOf } from '#collections/posts-list/publishDate.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { mediaLibraryOf } from './mediaLibrary.read.ts'
import type { MediaItem, MediaQuery, TimeRange } from './provider/mediaProvider.types.ts'

// Days of the publication, the last one with them; "yyyy-MM-dd".
interface Days {
  from: string
  to: string
}

export interface MediaSearch extends Omit<MediaQuery, 'created' | 'uploaded' | 'folder'> {
  folder?: string | null
  createdTime?: Days
  uploadedTime?: Days
}

/**
 * Returns a page of the newsroom's library, whichever it is.
 *
 * @throws APIError in words for the editor
 */
export async function searchMedia(
  req: PayloadRequest,
  { createdTime, uploadedTime, folder = null, ...query }: MediaSearch,
): Promise<{ results: MediaItem[]; found: number }> {
  const timeZone = createdTime || uploadedTime ? await publicationTimeZone(req) : ''
  const rangeOf = (days: Days | undefined): TimeRange | null => {
    const { from, before } = days ? boundsOf({ type: 'Custom', value: days }, new Date(), timeZone) : {}
    return from && before ? { from: new Date(from), before: new Date(before) } : null
  }
  const { provider } = mediaLibraryOf(req.payload)
  return provider.search(req, { ...query, folder, created: rangeOf(createdTime), uploaded: rangeOf(uploadedTime) })
}
