'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { TableIcon } from '../core/icons.tsx'

export const tableCellFace: BlockFace<'table-cell'> = { Icon: TableIcon, keywords: [], isInsertable: false }
