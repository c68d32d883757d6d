'use client'

import { useConfig } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type ReactNode, useMemo } from 'react'
import type { LibraryCollection, LibraryDocument } from '#blocks/core/editor.types.ts'
import type { DocumentSource } from '../api/documents.ts'
import { useDocuments } from '../api/useDocuments.ts'
import { libraryDocumentOf } from './libraryDocument.ts'
import { useDocumentPicker } from './useDocumentPicker.tsx'

export interface Library {
  find(id: string): LibraryDocument | null | undefined
  /** @param current id of what is chosen now */
  pick(current?: string | null): Promise<LibraryDocument | null>
}

/** A library, and its picker: that is another element with each drawing, the library stays the same. */
export interface LibraryWithDrawer {
  library: Library
  /** The picker, closed until the user picks; to be rendered once. */
  drawer: ReactNode
}

export function useLibrarySource(collection: LibraryCollection): DocumentSource<LibraryDocument> {
  const { admin } = useConfig().config.routes
  return useMemo(
    () => ({
      collection: collection === 'shows' ? 'sections' : collection,
      read: (document) => libraryDocumentOf(collection, admin, document),
      unavailableMessage: 'The back office did not answer. Try again.',
      isEditedBeside: true,
      ...(collection === 'assistants' ? { pointsBy: 'slug' as const } : {}),
    }),
    [collection, admin],
  )
}

/**
 * Returns one of the collections that blocks choose from in Payload's list. `where` says which of its documents are
 * offered.
 */
export function useLibrary(collection: Exclude<LibraryCollection, 'shows'>, where: Where): LibraryWithDrawer {
  const { config } = useConfig()
  const source = useLibrarySource(collection)
  const find = useDocuments(config.routes.api, source)
  const { pick, drawer } = useDocumentPicker(source)
  const library = useMemo(
    () => ({ find, pick: async () => (await pick({ isMultiple: false, where }))?.[0] ?? null }),
    [find, pick, where],
  )
  return { library, drawer }
}
