'use client'

import { CheckListIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const checkListFace: BlockFace<'check-list'> = {
  Icon: CheckListIcon,
  keywords: ['to do', 'tasks', 'checkbox', 'list'],
  isInsertable: true,
}
