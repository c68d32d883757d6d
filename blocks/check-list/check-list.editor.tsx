'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { CheckListIcon } from '../core/icons.tsx'

export const checkListFace: BlockFace<'check-list'> = {
  Icon: CheckListIcon,
  keywords: ['to do', 'tasks', 'checkbox', 'list'],
  isInsertable: true,
}
