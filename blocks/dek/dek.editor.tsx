'use client'

import { DekIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

/** Not offered: the form of a post has a field for it. */
export const dekFace: BlockFace<'dek'> = { Icon: DekIcon, keywords: [], isInsertable: false }
