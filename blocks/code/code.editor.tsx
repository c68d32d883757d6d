'use client'

import { CodeIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'

export const codeEditorView: BlockEditorView<'code'> = {
  Icon: CodeIcon,
  keywords: ['program', 'preformatted', 'monospace', 'command'],
  isInsertable: true,
}
