'use client'

import { ToolToggle } from '../core/BlockTools.tsx'
import { CheckListIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

function CheckListItemToolbar({ props, update }: FaceProps<'check-list-item'>) {
  return <ToolToggle label="Done" value={props.checked} onChange={(checked) => update({ checked })} />
}

export const checkListItemFace: BlockFace<'check-list-item'> = {
  Icon: CheckListIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: CheckListItemToolbar,
}
