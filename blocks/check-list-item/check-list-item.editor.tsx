'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import { CheckListIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'

function CheckListItemToolbar({ props, update }: EditorViewProps<'check-list-item'>) {
  return <ToolToggle label="Done" value={props.checked} onChange={(checked) => update({ checked })} />
}

export const checkListItemEditorView: BlockEditorView<'check-list-item'> = {
  Icon: CheckListIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: CheckListItemToolbar,
}
