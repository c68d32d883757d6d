'use client'

import { useConfig } from '@payloadcms/ui'
import { createContext, type JSX, useContext, useMemo } from 'react'
import type { EditorServices, LibraryMedia, LibraryPost } from '#blocks/core/editor.types.ts'
import { libraryMediaOf } from './libraryMedia.ts'
import { libraryPostOf } from './libraryPost.ts'
import { useDocumentPicker } from './useDocumentPicker.tsx'
import { type DocumentSource, useDocuments } from './useDocuments.ts'

const mediaSource: DocumentSource<LibraryMedia> = {
  collection: 'media',
  read: libraryMediaOf,
  silence: 'The media library did not answer. Try again.',
}

const postSource: DocumentSource<LibraryPost> = {
  collection: 'posts',
  read: libraryPostOf,
  silence: 'The list of posts did not answer. Try again.',
}

/** Readers can only be led to what they can read (block-editor 2.4). */
const isPublished = { _status: { equals: 'published' } }

const Services = createContext<EditorServices | null>(null)

/** What blocks may ask of the back office. */
export function useEditorServices(): EditorServices {
  const services = useContext(Services)
  if (!services) throw new Error('A block is drawn outside of its editor')
  return services
}

/** Gives the blocks of one editor the media library and the posts. */
export function EditorServicesProvider({ children }: { children: JSX.Element }) {
  const { config } = useConfig()
  const findMedia = useDocuments(config.routes.api, mediaSource)
  const findPost = useDocuments(config.routes.api, postSource)
  const { pick: pickMedia, drawer: mediaDrawer } = useDocumentPicker(mediaSource)
  const { pick: pickPosts, drawer: postDrawer } = useDocumentPicker(postSource)

  const services = useMemo<EditorServices>(
    () => ({
      pickMedia: ({ schemes, isMultiple }) => pickMedia({ isMultiple, where: { scheme: { in: schemes } } }),
      findMedia,
      pickPosts: ({ isMultiple }) => pickPosts({ isMultiple, where: isPublished }),
      findPost,
    }),
    [pickMedia, findMedia, pickPosts, findPost],
  )

  return (
    <Services.Provider value={services}>
      {children}
      {mediaDrawer}
      {postDrawer}
    </Services.Provider>
  )
}
