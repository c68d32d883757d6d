'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { sidebarContent } from './sidebar-content.schema.ts'

export const sidebarContentEditorView: BlockEditorView<typeof sidebarContent> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
