'use client'

import { CodeIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const codeFace: BlockFace<'code'> = {
  Icon: CodeIcon,
  keywords: ['program', 'preformatted', 'monospace', 'command'],
  isInsertable: true,
}
