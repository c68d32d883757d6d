'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { DekIcon } from '../core/icons.tsx'

/** Not offered: the form of a post has a field for it. */
export const dekFace: BlockFace<'dek'> = { Icon: DekIcon, keywords: [], isInsertable: false }
