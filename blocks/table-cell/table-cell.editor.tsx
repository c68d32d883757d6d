'use client'

import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { tableCell } from './table-cell.schema.ts'

export const tableCellEditorView: BlockEditorView<typeof tableCell> = {
  Icon: TableIcon,
  keywords: [],
  isInsertable: false,
}
