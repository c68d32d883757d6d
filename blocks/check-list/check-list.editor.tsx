'use client'

import { CheckListIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const checkListEditorView: BlockEditorView<'check-list'> = {
  Icon: CheckListIcon,
  keywords: ['to do', 'tasks', 'checkbox', 'list'],
  isInsertable: true,
}
