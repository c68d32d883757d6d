'use client'

import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const tableRowEditorView: BlockEditorView<'table-row'> = { Icon: TableIcon, keywords: [], isInsertable: false }
