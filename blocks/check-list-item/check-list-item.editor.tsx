'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import { CheckListIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { checkListItem } from './check-list-item.schema.ts'

function CheckListItemToolbar({ props, update }: EditorViewProps<typeof checkListItem>) {
  return <ToolToggle label="Done" value={props.checked} onChange={(checked) => update({ checked })} />
}

export const checkListItemEditorView: BlockEditorView<typeof checkListItem> = {
  Icon: CheckListIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: CheckListItemToolbar,
}
