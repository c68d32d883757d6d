'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const sidebarContentEditorView: BlockEditorView<'sidebar-content'> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
