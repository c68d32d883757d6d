'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotView.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { SlotCount } from '../show-episodes/show-episodes.editor.tsx'

// The tools of a place, and how many there are: a click in the block always lands on a place.
function ShowEpisodesSlotToolbar(view: EditorViewProps<'show-episodes-slot'>) {
  return (
    <>
      <EpisodeSlotToolbar {...view} />
      <SlotCount count={view.place.count} edit={view.edit} />
    </>
  )
}

export const showEpisodesSlotEditorView: BlockEditorView<'show-episodes-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: ShowEpisodesSlotToolbar,
}
