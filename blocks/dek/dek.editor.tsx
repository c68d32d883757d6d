'use client'

import { DekIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { dek } from './dek.schema.ts'

/** Listed where the form has no field for it (`documentTypes.ts`). */
export const dekEditorView: BlockEditorView<typeof dek> = {
  Icon: DekIcon,
  keywords: ['subhead', 'subtitle', 'standfirst', 'summary'],
  isInsertable: true,
}
