'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotView.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { AddShowcaseEpisode } from './AddShowcaseEpisode.tsx'
import type { episodeShowcaseSlot } from './episode-showcase-slot.schema.ts'

// The tools of a place, and 'Add Episode' where there is room for another one.
function EpisodeShowcaseSlotToolbar(view: EditorViewProps<typeof episodeShowcaseSlot>) {
  return (
    <>
      <EpisodeSlotToolbar {...view} />
      <AddShowcaseEpisode count={view.place.count} edit={view.edit} />
    </>
  )
}

export const episodeShowcaseSlotEditorView: BlockEditorView<typeof episodeShowcaseSlot> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeShowcaseSlotToolbar,
}
