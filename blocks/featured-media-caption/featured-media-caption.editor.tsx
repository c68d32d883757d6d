'use client'

import { CaptionIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

/** Listed in posts, which have featured media; it follows what is chosen there. */
export const featuredMediaCaptionEditorView: BlockEditorView<'featured-media-caption'> = {
  Icon: CaptionIcon,
  keywords: ['caption', 'picture', 'credit', 'lead'],
  isInsertable: true,
}
