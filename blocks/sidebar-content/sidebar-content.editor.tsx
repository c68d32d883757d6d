'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { SidebarIcon } from '../core/icons.tsx'

export const sidebarContentFace: BlockFace<'sidebar-content'> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
