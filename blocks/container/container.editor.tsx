'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { ContainerIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

function ContainerToolbar({ props, update }: FaceProps<'container'>) {
  return (
    <AlignmentTool
      choices={['none', 'left', 'center', 'right', 'wide', 'full']}
      value={props.alignment}
      update={update}
    />
  )
}

export const containerFace: BlockFace<'container'> = {
  Icon: ContainerIcon,
  keywords: ['group', 'box', 'layout'],
  isInsertable: true,
  Toolbar: ContainerToolbar,
}
