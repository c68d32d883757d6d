'use client'

import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const sidebarContentFace: BlockFace<'sidebar-content'> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
}
