'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotFace.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const episodeShowcaseSlotFace: BlockFace<'episode-showcase-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeSlotToolbar,
}
