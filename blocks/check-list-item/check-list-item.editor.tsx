'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { CheckListIcon } from '../core/icons.tsx'

function CheckListItemToolbar({ props, update }: FaceProps<'check-list-item'>) {
  return <ToolToggle label="Done" value={props.checked} onChange={(checked) => update({ checked })} />
}

export const checkListItemFace: BlockFace<'check-list-item'> = {
  Icon: CheckListIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: CheckListItemToolbar,
}
