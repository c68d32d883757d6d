'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import type { Where } from 'payload'
import { createContext, type JSX, useContext, useMemo } from 'react'
import type { EditorServices, LibraryMedia, LibraryPost, PickPostsOptions } from '#blocks/core/editor.types.ts'
import { findEmbed } from './findEmbed.ts'
import { libraryMediaOf } from './libraryMedia.ts'
import { libraryPostOf } from './libraryPost.ts'
import { useDocumentPicker } from './useDocumentPicker.tsx'
import { type DocumentSource, useDocuments } from './useDocuments.ts'
import { useEmbedPicker } from './useEmbedPicker.tsx'
import { useLibrary } from './useLibrary.tsx'

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
const isAny = {}

const isShow = { and: [isPublished, { type: { equals: 'show' } }] }

/** Published posts, or of those the episodes of a show or of all shows (block-editor 2.4). */
function offeredPosts(episodesOf: PickPostsOptions['episodesOf']): Where {
  if (episodesOf === undefined) return isPublished
  const isEpisode = { and: [isPublished, { type: { equals: 'episode' } }] }
  return episodesOf === 'any' ? isEpisode : { and: [...isEpisode.and, { show: { equals: episodesOf } }] }
}

/** The server decides; the editor only does not offer what it would refuse. */
function holdsHtml(permissions: unknown): boolean {
  return Array.isArray(permissions) && permissions.includes('UPDATE_HTML_BLOCK')
}

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

  const newsletterLists = useLibrary('newsletter-lists', isAny)
  const promotions = useLibrary('promotions', isPublished)
  const forums = useLibrary('candidate-forums', isAny)
  const reusableBlocks = useLibrary('reusable-blocks', isPublished)
  const shows = useLibrary('shows', isShow)
  const sections = useLibrary('sections', isPublished)
  const tags = useLibrary('tags', isAny)
  const authors = useLibrary('authors', isAny)
  const { pick: pickEmbed, dialog: embedDialog } = useEmbedPicker()
  const { user } = useAuth()
  const mayEditHtml = holdsHtml(user?.permissions)

  const services = useMemo<EditorServices>(() => {
    const libraries = {
      'newsletter-lists': newsletterLists,
      promotions,
      'candidate-forums': forums,
      'reusable-blocks': reusableBlocks,
      shows,
      sections,
      tags,
      authors,
    }
    return {
      pickMedia: ({ schemes, isMultiple }) => pickMedia({ isMultiple, where: { scheme: { in: schemes } } }),
      findMedia,
      pickPosts: ({ isMultiple, episodesOf }) => pickPosts({ isMultiple, where: offeredPosts(episodesOf) }),
      findPost,
      pickDocument: (collection) => libraries[collection].pick(),
      findDocument: (collection, id) => libraries[collection].find(id),
      pickEmbed,
      findEmbed: (url) => findEmbed(config.routes.api, url),
      embedBase: `${config.routes.api}/embeds/frame`,
      mayEditHtml,
    }
  }, [
    pickMedia,
    findMedia,
    pickPosts,
    findPost,
    newsletterLists,
    promotions,
    forums,
    reusableBlocks,
    shows,
    sections,
    tags,
    authors,
    mayEditHtml,
    pickEmbed,
    config.routes.api,
  ])

  return (
    <Services.Provider value={services}>
      {children}
      {mediaDrawer}
      {postDrawer}
      {newsletterLists.drawer}
      {promotions.drawer}
      {forums.drawer}
      {reusableBlocks.drawer}
      {shows.drawer}
      {sections.drawer}
      {tags.drawer}
      {authors.drawer}
      {embedDialog}
    </Services.Provider>
  )
}
