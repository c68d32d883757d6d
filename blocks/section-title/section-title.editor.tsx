'use client'

import { ToolSelect } from '../core/BlockTools.tsx'
import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'

const sizes = [
  { value: 'sm', label: 'Small' },
  { value: 'lg', label: 'Large' },
] as const

function SectionTitleToolbar({ props, update }: EditorViewProps<'section-title'>) {
  return <ToolSelect label="Size" value={props.size} options={sizes} onChange={(size) => update({ size })} />
}

export const sectionTitleEditorView: BlockEditorView<'section-title'> = {
  Icon: SectionTitleIcon,
  keywords: ['heading', 'label', 'rule'],
  isInsertable: true,
  Toolbar: SectionTitleToolbar,
}
