'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotFace.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const showEpisodesSlotFace: BlockFace<'show-episodes-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeSlotToolbar,
}
