'use client'

import { CaptionIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { featuredMediaCaption } from './featured-media-caption.schema.ts'

/** Listed in posts, which have featured media; it follows what is chosen there. */
export const featuredMediaCaptionEditorView: BlockEditorView<typeof featuredMediaCaption> = {
  Icon: CaptionIcon,
  keywords: ['caption', 'picture', 'credit', 'lead'],
  isInsertable: true,
}
