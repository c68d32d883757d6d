'use client'

import { AlignmentTool, ToolText } from '../core/BlockTools.tsx'
import { QuoteIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { pullquote } from './pullquote.schema.ts'

function PullquoteToolbar({ props, update }: EditorViewProps<typeof pullquote>) {
  return (
    <>
      <ToolText
        label="Attribution"
        placeholder="Add a caption..."
        value={props.attribution}
        onChange={(attribution) => update({ attribution })}
      />
      <AlignmentTool choices={['left', 'center', 'right', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const pullquoteEditorView: BlockEditorView<typeof pullquote> = {
  Icon: QuoteIcon,
  keywords: ['quote', 'callout'],
  isInsertable: true,
  Toolbar: PullquoteToolbar,
}
