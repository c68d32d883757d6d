'use client'

import { CodeIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import type { code } from './code.schema.ts'

export const codeEditorView: BlockEditorView<typeof code> = {
  Icon: CodeIcon,
  keywords: ['program', 'preformatted', 'monospace', 'command'],
  isInsertable: true,
}
