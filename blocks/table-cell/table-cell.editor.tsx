'use client'

import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const tableCellFace: BlockFace<'table-cell'> = { Icon: TableIcon, keywords: [], isInsertable: false }
