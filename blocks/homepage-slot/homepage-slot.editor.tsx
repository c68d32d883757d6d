'use client'

import { PodcastIcon } from '../core/blockIcons.tsx'
import { EpisodeSlotBody, EpisodeSlotToolbar } from '../core/EpisodeSlotView.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const homepageSlotEditorView: BlockEditorView<'homepage-slot'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: EpisodeSlotBody,
  Toolbar: EpisodeSlotToolbar,
}
