'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

function SidebarToolbar({ props, update }: FaceProps<'sidebar'>) {
  return <AlignmentTool choices={['left', 'center', 'right']} value={props.alignment} update={update} />
}

export const sidebarFace: BlockFace<'sidebar'> = {
  Icon: SidebarIcon,
  keywords: ['box', 'background', 'explainer', 'layout'],
  isInsertable: true,
  Toolbar: SidebarToolbar,
}
