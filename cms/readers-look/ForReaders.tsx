'use client'

import '@fontsource-variable/newsreader/index.css'
import './readersLook.css'
import { useConfig, useFormFields } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import { ReaderLook } from '#blocks/core/ReaderLook.tsx'
import { fetchDocuments } from '../api/documents.ts'
import { mediaSource } from '../media-library/libraryMedia.ts'

interface ForReadersProps {
  // Names the part of the screen: what readers get.
  title: string
  // The page that readers have of it; null where it has none.
  livePage: string | null
  children: ReactNode
}

export function ForReaders({ title, livePage, children }: ForReadersProps) {
  return (
    <section className="for-readers" aria-label={title}>
      <div className="for-readers__head">
        <h2>{title}</h2>
        {livePage !== null && (
          <a href={livePage} target="_blank" rel="noopener">
            View live
          </a>
        )}
      </div>
      <ReaderLook>{children}</ReaderLook>
    </section>
  )
}

/** Returns the text of a field of the form as it is typed, without spaces around it. */
export function useText(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value
    return typeof value === 'string' ? value.trim() : ''
  })
}

/** Returns the picture that a field of the form has; null while it is fetched, and where there is none. */
export function usePicture(path: string): LibraryMedia | null {
  const { config } = useConfig()
  const id = useFormFields(([fields]) => {
    const value = fields[path]?.value
    return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  })
  const { data } = useQuery({
    queryKey: ['media', id],
    queryFn: () => fetchDocuments(config.routes.api, mediaSource, [id]),
    enabled: id !== '',
    staleTime: 60_000,
    gcTime: 60_000,
  })
  return id === '' ? null : (data?.[0] ?? null)
}
