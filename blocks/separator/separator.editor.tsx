'use client'

import { SeparatorIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const separatorEditorView: BlockEditorView<'separator'> = {
  Icon: SeparatorIcon,
  keywords: ['rule', 'line', 'divider', 'hr'],
  isInsertable: true,
  Body: () => <hr className="separator" />,
}
