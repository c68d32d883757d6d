'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { CaptionIcon } from '../core/icons.tsx'

/** Not offered: the form of a post has a field for it. */
export const featuredMediaCaptionFace: BlockFace<'featured-media-caption'> = {
  Icon: CaptionIcon,
  keywords: [],
  isInsertable: false,
}
