'use client'

import { ToolButton, ToolText, ToolToggle } from '../core/BlockTools.tsx'
import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $addColumn, $addRow, $alignColumn, $removeColumn, $removeRow } from './table.commands.ts'
import type { table } from './table.schema.ts'

const alignments = [
  { alignment: 'left', label: 'Align column left', sign: '⇤' },
  { alignment: 'center', label: 'Align column center', sign: '↔' },
  { alignment: 'right', label: 'Align column right', sign: '⇥' },
] as const

function TableToolbar({ props, update, edit, childCount }: EditorViewProps<typeof table>) {
  return (
    <>
      <ToolText
        label="Caption"
        placeholder="Add a caption..."
        value={props.caption}
        onChange={(caption) => update({ caption })}
      />
      <ToolToggle label="Header row" value={props.hasHeaderRow} onChange={(hasHeaderRow) => update({ hasHeaderRow })} />
      <ToolToggle
        label="Header column"
        value={props.hasHeaderColumn}
        onChange={(hasHeaderColumn) => update({ hasHeaderColumn })}
      />
      <ToolButton label="+ Row" onClick={() => edit($addRow)} />
      <ToolButton label="− Row" isDisabled={childCount < 2} onClick={() => edit($removeRow)} />
      <ToolButton label="+ Column" onClick={() => edit($addColumn)} />
      <ToolButton label="− Column" onClick={() => edit($removeColumn)} />
      {alignments.map(({ alignment, label, sign }) => (
        <ToolButton key={alignment} label={label} onClick={() => edit((node) => $alignColumn(node, alignment))}>
          {sign}
        </ToolButton>
      ))}
    </>
  )
}

export const tableEditorView: BlockEditorView<typeof table> = {
  Icon: TableIcon,
  keywords: ['rows', 'columns', 'figures', 'grid'],
  isInsertable: true,
  Toolbar: TableToolbar,
}
