import type { PayloadRequest } from 'payload'
import type { MediaScheme } from '#collections/media/mimeTypes.ts'
import type { SourceFile } from '../file/sourceFile.ts'

/**
 * One item of a library, whichever it is (docs/spec/editor.md#media-item). Texts are empty where the library has none.
 */
export interface MediaItem {
  id: string
  scheme: MediaScheme
  /** With its ending. */
  name: string
  width: number | null
  height: number | null
  /** Addresses that a browser of the newsroom can show: a small picture (null: there is none), and the whole of it. */
  src: { preview: string | null; default: string }
  mimeType: string
  alt: string
  caption: string
  credit: string
  usageInstructions: string
  /** The user who uploaded it. */
  contributor: string
  /** Seconds. */
  duration: number | null
  /** When it was made, added to the library and last changed; ISO 8601, null when unknown. */
  created: string | null
  uploaded: string | null
  modified: string | null
  /** The library's own page of it, for the link "View on …"; null where it has none. */
  page: string | null
}

/** An item's name in its library; some libraries count each kind on its own. */
export interface MediaReference {
  id: string
  scheme: MediaScheme
}

/** Moments: from the first on, before the second. */
export interface TimeRange {
  from: Date
  before: Date
}

export interface MediaQuery {
  keyword: string
  scheme: MediaScheme | 'all'
  /** Part of the name of its uploader or its author. */
  creator: string
  created: TimeRange | null
  uploaded: TimeRange | null
  sortBy: 'time' | 'name'
  sortDirection: 'ascending' | 'descending'
  /** Number of items, and number of items to skip before them. */
  limit: number
  start: number
  /** A folder of the library, where it has any. */
  folder: string | null
}

export interface MediaUpload {
  file: SourceFile
  credit: string
  caption: string
  /** A picture of a film, to stand there before it plays. */
  poster: SourceFile | null
}

/**
 * A library of pictures, sound, film and documents. Access is checked by the provider for the person behind `req`.
 * Errors are Payload's `APIError`, in words for the editor.
 */
export interface MediaProvider {
  /** As people know it. */
  name: string
  /** Whether its items are documents of the collection `media` themselves. */
  isOwn: boolean
  search(req: PayloadRequest, query: MediaQuery): Promise<{ results: MediaItem[]; found: number }>
  /** @throws APIError 404 */
  details(req: PayloadRequest, item: MediaReference): Promise<MediaItem>
  /** Takes a file into the library. */
  upload(req: PayloadRequest, upload: MediaUpload): Promise<MediaItem>
  /**
   * Returns the ids, in the collection `media`, of items that an editor chose. Stories always refer to those, so that a
   * post keeps working when the library changes; an external library provides a copy here.
   */
  take(req: PayloadRequest, items: readonly MediaReference[]): Promise<string[]>
}
