'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const homepageSectionSidebarEditorView: BlockEditorView<'homepage-section-sidebar'> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
