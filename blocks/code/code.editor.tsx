'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { CodeIcon } from '../core/icons.tsx'

export const codeFace: BlockFace<'code'> = {
  Icon: CodeIcon,
  keywords: ['program', 'preformatted', 'monospace', 'command'],
  isInsertable: true,
}
