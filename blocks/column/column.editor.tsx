'use client'

import { ToolButton, ToolStepper } from '../core/BlockTools.tsx'
import { ColumnsIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $swapColumn } from './column.commands.ts'
import type { column } from './column.schema.ts'

// Tools of a column. Without a neighbor on a side it cannot be swapped in that direction (docs/spec/editor.md#columns).
function ColumnToolbar({ props, update, edit, place }: EditorViewProps<typeof column>) {
  return (
    <>
      <ToolButton
        label="Swap with the left column"
        isDisabled={place.index === 0}
        onClick={() => edit((node) => $swapColumn(node, 'left'))}
      >
        {'<'}
      </ToolButton>
      <ToolStepper
        label="Width"
        value={props.width}
        min={10}
        max={100}
        unit="%"
        onChange={(width) => update({ width })}
      />
      <ToolButton
        label="Swap with the right column"
        isDisabled={place.index === place.count - 1}
        onClick={() => edit((node) => $swapColumn(node, 'right'))}
      >
        {'>'}
      </ToolButton>
    </>
  )
}

export const columnEditorView: BlockEditorView<typeof column> = {
  Icon: ColumnsIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: ColumnToolbar,
}
