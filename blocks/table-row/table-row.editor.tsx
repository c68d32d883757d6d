'use client'

import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { tableRow } from './table-row.schema.ts'

export const tableRowEditorView: BlockEditorView<typeof tableRow> = {
  Icon: TableIcon,
  keywords: [],
  isInsertable: false,
}
