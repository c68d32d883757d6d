'use client'

import { AlignmentTool, ToolText } from '../core/BlockTools.tsx'
import { QuoteIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

function PullquoteToolbar({ props, update }: FaceProps<'pullquote'>) {
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

export const pullquoteFace: BlockFace<'pullquote'> = {
  Icon: QuoteIcon,
  keywords: ['quote', 'callout'],
  isInsertable: true,
  Toolbar: PullquoteToolbar,
}
