'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { TableIcon } from '../core/icons.tsx'

export const tableRowFace: BlockFace<'table-row'> = { Icon: TableIcon, keywords: [], isInsertable: false }
