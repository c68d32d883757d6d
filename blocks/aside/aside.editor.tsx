'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { AsideIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'

function AsideToolbar({ props, update }: EditorViewProps<'aside'>) {
  return <AlignmentTool choices={['none', 'left', 'center', 'right']} value={props.alignment} update={update} />
}

export const asideEditorView: BlockEditorView<'aside'> = {
  Icon: AsideIcon,
  keywords: ['note', 'remark', 'margin', 'layout'],
  isInsertable: true,
  Toolbar: AsideToolbar,
}
