'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotView.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { AddShowcaseEpisode } from '../episode-showcase/episode-showcase.editor.tsx'

// The tools of a place, and 'Add Episode' where there is room for another one.
function EpisodeShowcaseSlotToolbar(view: EditorViewProps<'episode-showcase-slot'>) {
  return (
    <>
      <EpisodeSlotToolbar {...view} />
      <AddShowcaseEpisode count={view.place.count} edit={view.edit} />
    </>
  )
}

export const episodeShowcaseSlotEditorView: BlockEditorView<'episode-showcase-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeShowcaseSlotToolbar,
}
