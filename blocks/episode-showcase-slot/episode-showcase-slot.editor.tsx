'use client'

import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotFace.tsx'
import type { BlockFace } from '../core/editor.types.ts'
import { PodcastIcon } from '../core/icons.tsx'

export const episodeShowcaseSlotFace: BlockFace<'episode-showcase-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeSlotToolbar,
}
