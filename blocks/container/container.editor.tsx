'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { ContainerIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { container } from './container.schema.ts'

function ContainerToolbar({ props, update }: EditorViewProps<typeof container>) {
  return (
    <AlignmentTool
      choices={['none', 'left', 'center', 'right', 'wide', 'full']}
      value={props.alignment}
      update={update}
    />
  )
}

export const containerEditorView: BlockEditorView<typeof container> = {
  Icon: ContainerIcon,
  keywords: ['group', 'box', 'layout'],
  isInsertable: true,
  Toolbar: ContainerToolbar,
}
