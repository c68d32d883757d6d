'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotFace.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { SlotCount } from '../show-episodes/show-episodes.editor.tsx'

/** The tools of a place, and how many there are: a click in the block always lands on a place. */
function ShowEpisodesSlotToolbar(face: FaceProps<'show-episodes-slot'>) {
  return (
    <>
      <EpisodeSlotToolbar {...face} />
      <SlotCount count={face.place.count} edit={face.edit} />
    </>
  )
}

export const showEpisodesSlotFace: BlockFace<'show-episodes-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: ShowEpisodesSlotToolbar,
}
