'use client'

import { ToolSelect } from '../core/BlockTools.tsx'
import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { sectionTitle } from './section-title.schema.ts'

const sizes = [
  { value: 'sm', label: 'Small' },
  { value: 'lg', label: 'Large' },
] as const

function SectionTitleToolbar({ props, update }: EditorViewProps<typeof sectionTitle>) {
  return <ToolSelect label="Size" value={props.size} options={sizes} onChange={(size) => update({ size })} />
}

export const sectionTitleEditorView: BlockEditorView<typeof sectionTitle> = {
  Icon: SectionTitleIcon,
  keywords: ['heading', 'label', 'rule'],
  isInsertable: true,
  Toolbar: SectionTitleToolbar,
}
