'use client'

import { useConfig } from '@payloadcms/ui'
import { type JSX, useCallback, useMemo } from 'react'
import type { EditorServices, LibraryPost, PickPostOptions } from '#blocks/core/editor.types.ts'
import type { DocumentSource } from '../api/documents.ts'
import { findEmbed } from '../api/findEmbed.ts'
import { useDocuments } from '../api/useDocuments.ts'
import { useReaderSite } from '../api/useReaderSite.ts'
import { DayField } from '../clock/DayField.tsx'
import { usePicker } from '../kit/picker/usePicker.tsx'
import { FocalPointDialog } from '../media-library/FocalPointDialog.tsx'
import { mediaSource } from '../media-library/libraryMedia.ts'
import { MediaLibraryDialog } from '../media-library/MediaLibraryDialog.tsx'
import { mediaPickerOf } from '../media-library/mediaPicker.state.ts'
import { mobileCropFrom, mobileCropQuestion } from '../media-library/mobileCrop.ts'
import { useAltText } from '../media-library/useLibraryFacts.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { EmbedPicker } from '../pickers/embeds/EmbedPicker.tsx'
import { postPickerOf } from '../pickers/posts/blockPosts.ts'
import { PostPicker } from '../pickers/posts/PostPicker.tsx'
import { QueryPicker } from '../pickers/query/QueryPicker.tsx'
import { EditorServicesContext } from './editorServicesContext.ts'
import { fetchAllChosen, fetchChosen } from './fetchChosen.ts'
import { libraryPostOf } from './libraryPost.ts'
import { ReadOnlyText } from './ReadOnlyText.tsx'
import { useAskingFromBlock } from './useAskingFromBlock.ts'
import { useLibrary } from './useLibrary.tsx'
import { useShowNames, useShows } from './useShows.ts'

const postSource: DocumentSource<LibraryPost> = {
  collection: 'posts',
  read: libraryPostOf,
  unavailableMessage: 'The posts did not answer. Try again.',
}

// Readers can only be sent to what they can read (docs/spec/editor.md#post-dialogs-of-blocks).
const isPublished = { _status: { equals: 'published' } }
const isAny = {}

/** Gives the blocks of one editor the media library and the posts. */
export function EditorServicesProvider({ children }: { children: JSX.Element }) {
  const { config } = useConfig()
  const findMedia = useDocuments(config.routes.api, mediaSource)
  const findPost = useDocuments(config.routes.api, postSource)
  const { pickPost, dialog: postDialog } = usePostChoice(postSource)
  const { pick: pickMedia, dialog: mediaDialog } = usePicker(MediaLibraryDialog)
  const { pick: pickFocus, dialog: focusDialog } = usePicker(FocalPointDialog)
  const altText = useAltText()
  const { library: newsletterLists, drawer: newsletterListsDrawer } = useLibrary('newsletter-lists', isAny)
  const { library: promotions, drawer: promotionsDrawer } = useLibrary('promotions', isPublished)
  const { library: forums, drawer: forumsDrawer } = useLibrary('candidate-forums', isAny)
  const { library: assistants, drawer: assistantsDrawer } = useLibrary('assistants', isAny)
  const { library: reusableBlocks, drawer: reusableBlocksDrawer } = useLibrary('reusable-blocks', isPublished)
  const { library: shows, drawer: showsDrawer } = useShows()
  const findShows = useShowNames()
  const { pick: pickQuery, dialog: queryDialog } = usePicker(QueryPicker)
  const { pick: pickEmbed, dialog: embedDialog } = usePicker(EmbedPicker)
  const site = useReaderSite()
  const mayEditHtml = usePassesGate(['UPDATE_HTML_BLOCK'])
  const asking = useAskingFromBlock()

  const services = useMemo<EditorServices>(() => {
    const libraries = {
      'newsletter-lists': newsletterLists,
      promotions,
      'candidate-forums': forums,
      assistants,
      'reusable-blocks': reusableBlocks,
      shows,
    }
    return {
      pickMedia: (options) =>
        asking(async () => {
          const chosen = await pickMedia(mediaPickerOf(options))
          const ids = chosen?.map(({ id }) => id) ?? null
          return fetchAllChosen(config.routes.api, mediaSource, ids)
        }),
      altText,
      pickMobileCrop: (media, crop) =>
        asking(async () => mobileCropFrom(await pickFocus(mobileCropQuestion(media, crop)))),
      findMedia,
      openMedia: (id) =>
        void window.open(`${config.routes.admin}/collections/media/${encodeURIComponent(id)}`, '_blank', 'noopener'),
      pickPost: (options) => asking(() => pickPost(options)),
      findPost,
      pickDocument: (collection, current) => asking(() => libraries[collection].pick(current)),
      findDocument: (collection, id) => libraries[collection].find(id),
      pickQuery: (query) => asking(() => pickQuery(query)),
      findShows,
      pickEmbed: (kind, current) => asking(() => pickEmbed({ kind, current })),
      findEmbed: (url) => asking(() => findEmbed(config.routes.api, url)),
      embedBase: `${config.routes.api}/embeds/frame`,
      DayField,
      ReadOnlyText,
      brand: site?.brand ?? null,
      timeZone: site?.timeZone ?? null,
      mayEditHtml,
    }
  }, [
    asking,
    pickMedia,
    pickFocus,
    altText,
    findMedia,
    pickPost,
    findPost,
    newsletterLists,
    promotions,
    forums,
    assistants,
    reusableBlocks,
    shows,
    findShows,
    site,
    mayEditHtml,
    pickQuery,
    pickEmbed,
    config.routes.api,
    config.routes.admin,
  ])

  return (
    <EditorServicesContext.Provider value={services}>
      {children}
      {mediaDialog}
      {focusDialog}
      {postDialog}
      {queryDialog}
      {newsletterListsDrawer}
      {promotionsDrawer}
      {forumsDrawer}
      {assistantsDrawer}
      {reusableBlocksDrawer}
      {showsDrawer}
      {embedDialog}
    </EditorServicesContext.Provider>
  )
}

function usePostChoice(source: DocumentSource<LibraryPost>) {
  const { api } = useConfig().config.routes
  const { pick, dialog } = usePicker(PostPicker)
  const pickPost = useCallback(
    async (options: PickPostOptions) => fetchChosen(api, source, await pick(postPickerOf(options))),
    [api, pick, source],
  )
  return { pickPost, dialog }
}
