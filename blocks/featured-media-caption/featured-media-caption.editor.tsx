'use client'

import { CaptionIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

/** Listed in posts, which have featured media; it follows what is chosen there. */
export const featuredMediaCaptionFace: BlockFace<'featured-media-caption'> = {
  Icon: CaptionIcon,
  keywords: ['caption', 'picture', 'credit', 'lead'],
  isInsertable: true,
}
