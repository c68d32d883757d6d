'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { ContainerIcon } from '../core/icons.tsx'

export const reusableFace: BlockFace<'reusable'> = { Icon: ContainerIcon, keywords: [], isInsertable: false }
