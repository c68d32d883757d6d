'use client'

import { alignmentOptions, ToolSelect } from '../core/BlockTools.tsx'
import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['left', 'center', 'right'] as const)

function SidebarToolbar({ props, update }: FaceProps<'sidebar'>) {
  return (
    <ToolSelect
      label="Alignment"
      value={props.alignment}
      options={alignments}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

export const sidebarFace: BlockFace<'sidebar'> = {
  Icon: SidebarIcon,
  keywords: ['box', 'background', 'explainer', 'layout'],
  isInsertable: true,
  Toolbar: SidebarToolbar,
}
