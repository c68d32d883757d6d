'use client'

import { CaptionIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

/** Not offered: the form of a post has a field for it. */
export const featuredMediaCaptionFace: BlockFace<'featured-media-caption'> = {
  Icon: CaptionIcon,
  keywords: [],
  isInsertable: false,
}
