'use client'

import { useConfig } from '@payloadcms/ui'
import type { Where } from 'payload'
import { type ReactNode, useMemo } from 'react'
import type { LibraryCollection, LibraryDocument } from '#blocks/core/editor.types.ts'
import { libraryDocumentOf } from './libraryDocument.ts'
import { useDocumentPicker } from './useDocumentPicker.tsx'
import { type DocumentSource, useDocuments } from './useDocuments.ts'

interface Library {
  find(id: string): LibraryDocument | null | undefined
  pick(): Promise<LibraryDocument | null>
  /** The list to choose from, closed until somebody picks; to be drawn once. */
  drawer: ReactNode
}

/** One of the collections that blocks choose from. `where` says which of its documents are offered. */
export function useLibrary(collection: LibraryCollection, where: Where): Library {
  const { config } = useConfig()
  const { admin, api } = config.routes
  const source = useMemo<DocumentSource<LibraryDocument>>(
    () => ({
      collection: collection === 'shows' ? 'sections' : collection,
      read: (document) => libraryDocumentOf(collection, admin, document),
      silence: 'The back office did not answer. Try again.',
    }),
    [collection, admin],
  )
  const find = useDocuments(api, source)
  const { pick, drawer } = useDocumentPicker(source)
  return useMemo(
    () => ({
      find,
      pick: async () => (await pick({ isMultiple: false, where }))?.[0] ?? null,
      drawer,
    }),
    [find, pick, where, drawer],
  )
}
