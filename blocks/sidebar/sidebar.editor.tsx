'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { sidebar } from './sidebar.schema.ts'

function SidebarToolbar({ props, update }: EditorViewProps<typeof sidebar>) {
  return <AlignmentTool choices={['left', 'center', 'right']} value={props.alignment} update={update} />
}

export const sidebarEditorView: BlockEditorView<typeof sidebar> = {
  Icon: SidebarIcon,
  keywords: ['box', 'background', 'explainer', 'layout'],
  isInsertable: true,
  Toolbar: SidebarToolbar,
}
