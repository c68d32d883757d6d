'use client'

import { SeparatorIcon } from '../core/blockIcons.tsx'
import type { BlockFace } from '../core/editor.types.ts'

export const separatorFace: BlockFace<'separator'> = {
  Icon: SeparatorIcon,
  keywords: ['rule', 'line', 'divider', 'hr'],
  isInsertable: true,
  Body: () => <hr className="separator" />,
}
