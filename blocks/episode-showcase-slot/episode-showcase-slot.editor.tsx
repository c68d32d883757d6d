'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotFace.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { AddShowcaseEpisode } from '../episode-showcase/episode-showcase.editor.tsx'

/** The tools of a place, and 'Add Episode' where there is room for another one. */
function EpisodeShowcaseSlotToolbar(face: FaceProps<'episode-showcase-slot'>) {
  return (
    <>
      <EpisodeSlotToolbar {...face} />
      <AddShowcaseEpisode count={face.place.count} edit={face.edit} />
    </>
  )
}

export const episodeShowcaseSlotFace: BlockFace<'episode-showcase-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeShowcaseSlotToolbar,
}
