'use client'

import type { BlockFace } from '../core/editor.types.ts'
import { SeparatorIcon } from '../core/icons.tsx'

export const separatorFace: BlockFace<'separator'> = {
  Icon: SeparatorIcon,
  keywords: ['rule', 'line', 'divider', 'hr'],
  isInsertable: true,
  Body: () => <hr className="separator" />,
}
