'use client'

import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const tableCellEditorView: BlockEditorView<'table-cell'> = { Icon: TableIcon, keywords: [], isInsertable: false }
