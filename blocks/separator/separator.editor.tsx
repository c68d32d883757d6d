'use client'

import { SeparatorIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { separator } from './separator.schema.ts'

export const separatorEditorView: BlockEditorView<typeof separator> = {
  Icon: SeparatorIcon,
  keywords: ['rule', 'line', 'divider', 'hr'],
  isInsertable: true,
  Body: () => <hr className="separator" />,
}
