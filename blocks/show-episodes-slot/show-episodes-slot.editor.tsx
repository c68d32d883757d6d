'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotView.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { SlotCount } from './SlotCount.tsx'
import type { showEpisodesSlot } from './show-episodes-slot.schema.ts'

// The tools of a place, and how many there are: a click in the block always lands on a place.
function ShowEpisodesSlotToolbar(view: EditorViewProps<typeof showEpisodesSlot>) {
  return (
    <>
      <EpisodeSlotToolbar {...view} />
      <SlotCount count={view.place.count} edit={view.edit} />
    </>
  )
}

export const showEpisodesSlotEditorView: BlockEditorView<typeof showEpisodesSlot> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: ShowEpisodesSlotToolbar,
}
