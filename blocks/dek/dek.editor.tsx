'use client'

import { DekIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

/** Listed where the form has no field for it (`documentTypes.ts`). */
export const dekEditorView: BlockEditorView<'dek'> = {
  Icon: DekIcon,
  keywords: ['subhead', 'subtitle', 'standfirst', 'summary'],
  isInsertable: true,
}
