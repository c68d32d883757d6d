'use client'

import { ToolSelect } from '../core/BlockTools.tsx'
import { SidebarIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { sidebarHeader } from './sidebar-header.schema.ts'

const sizes = [
  { value: 'sm', label: 'Small' },
  { value: 'lg', label: 'Large' },
] as const

function SidebarHeaderToolbar({ props, update }: EditorViewProps<typeof sidebarHeader>) {
  return <ToolSelect label="Size" value={props.size} options={sizes} onChange={(size) => update({ size })} />
}

export const sidebarHeaderEditorView: BlockEditorView<typeof sidebarHeader> = {
  Icon: SidebarIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: SidebarHeaderToolbar,
}
