import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import type { DocumentSource } from '../api/documents.ts'
import { libraryMediaOf } from './libraryMedia.ts'

/** The files of the library, as blocks and forms know them. */
export const mediaSource: DocumentSource<LibraryMedia> = {
  collection: 'media',
  read: libraryMediaOf,
  unavailableMessage: 'The media library did not answer. Try again.',
}
