'use client'

import { alignmentOptions, ToolSelect } from '../core/BlockTools.tsx'
import { AsideIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['none', 'left', 'center', 'right'] as const)

function AsideToolbar({ props, update }: FaceProps<'aside'>) {
  return (
    <ToolSelect
      label="Alignment"
      value={props.alignment}
      options={alignments}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

export const asideFace: BlockFace<'aside'> = {
  Icon: AsideIcon,
  keywords: ['note', 'remark', 'margin', 'layout'],
  isInsertable: true,
  Toolbar: AsideToolbar,
}
