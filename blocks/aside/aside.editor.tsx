'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { AsideIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { aside } from './aside.schema.ts'

function AsideToolbar({ props, update }: EditorViewProps<typeof aside>) {
  return <AlignmentTool choices={['none', 'left', 'center', 'right']} value={props.alignment} update={update} />
}

export const asideEditorView: BlockEditorView<typeof aside> = {
  Icon: AsideIcon,
  keywords: ['note', 'remark', 'margin', 'layout'],
  isInsertable: true,
  Toolbar: AsideToolbar,
}
