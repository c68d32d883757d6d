'use client'

import { alignmentOptions, ToolSelect } from '../core/BlockTools.tsx'
import { ContainerIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['none', 'left', 'center', 'right', 'wide', 'full'] as const)

function ContainerToolbar({ props, update }: FaceProps<'container'>) {
  return (
    <ToolSelect
      label="Alignment"
      value={props.alignment}
      options={alignments}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

export const containerFace: BlockFace<'container'> = {
  Icon: ContainerIcon,
  keywords: ['group', 'box', 'layout'],
  isInsertable: true,
  Toolbar: ContainerToolbar,
}
