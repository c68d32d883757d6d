'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { homepageSectionSidebar } from './homepage-section-sidebar.schema.ts'

export const homepageSectionSidebarEditorView: BlockEditorView<typeof homepageSectionSidebar> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
