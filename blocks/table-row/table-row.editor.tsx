'use client'

import { TableIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const tableRowFace: BlockFace<'table-row'> = { Icon: TableIcon, keywords: [], isInsertable: false }
