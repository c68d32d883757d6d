'use client'

import { CheckListIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { checkList } from './check-list.schema.ts'

export const checkListEditorView: BlockEditorView<typeof checkList> = {
  Icon: CheckListIcon,
  keywords: ['to do', 'tasks', 'checkbox', 'list'],
  isInsertable: true,
}
