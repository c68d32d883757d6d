'use client'

import { ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import { ColumnsIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $addColumn, $removeLastColumn } from './columns.commands.ts'
import { columns } from './columns.schema.ts'

const { min = 1, max = 6 } = columns.allowedChildren ?? {}

const gaps = [
  { value: 'xs', label: 'Extra Small' },
  { value: 'sm', label: 'Small' },
  { value: 'md', label: 'Medium' },
  { value: 'lg', label: 'Large' },
  { value: 'xl', label: 'Extra Large' },
] as const

function ColumnsToolbar({ props, update, edit, childCount }: EditorViewProps<typeof columns>) {
  return (
    <>
      <ToolButton label="Remove the last column" isDisabled={childCount <= min} onClick={() => edit($removeLastColumn)}>
        −
      </ToolButton>
      <ToolButton label="Add a column" isDisabled={childCount >= max} onClick={() => edit($addColumn)}>
        +
      </ToolButton>
      <ToolSelect label="Gap" value={props.gap} options={gaps} onChange={(gap) => update({ gap })} />
      <ToolButton
        label="Stack on mobile"
        isPressed={props.stackOnMobile}
        onClick={() => update({ stackOnMobile: !props.stackOnMobile })}
      />
    </>
  )
}

export const columnsEditorView: BlockEditorView<typeof columns> = {
  Icon: ColumnsIcon,
  keywords: ['columns', 'grid', 'side by side', 'layout'],
  isInsertable: true,
  Toolbar: ColumnsToolbar,
}
