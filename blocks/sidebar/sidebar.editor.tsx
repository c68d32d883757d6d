'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'

function SidebarToolbar({ props, update }: EditorViewProps<'sidebar'>) {
  return <AlignmentTool choices={['left', 'center', 'right']} value={props.alignment} update={update} />
}

export const sidebarEditorView: BlockEditorView<'sidebar'> = {
  Icon: SidebarIcon,
  keywords: ['box', 'background', 'explainer', 'layout'],
  isInsertable: true,
  Toolbar: SidebarToolbar,
}
