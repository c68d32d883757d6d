'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const homepageSectionContentEditorView: BlockEditorView<'homepage-section-content'> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
