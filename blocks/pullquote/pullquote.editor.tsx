'use client'

import { alignmentOptions, ToolSelect, ToolText } from '../core/BlockTools.tsx'
import { QuoteIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['left', 'center', 'right', 'wide'] as const)

function PullquoteToolbar({ props, update }: FaceProps<'pullquote'>) {
  return (
    <>
      <ToolText
        label="Attribution"
        placeholder="Add a caption..."
        value={props.attribution}
        onChange={(attribution) => update({ attribution })}
      />
      <ToolSelect
        label="Alignment"
        value={props.alignment}
        options={alignments}
        onChange={(alignment) => update({ alignment })}
      />
    </>
  )
}

export const pullquoteFace: BlockFace<'pullquote'> = {
  Icon: QuoteIcon,
  keywords: ['quote', 'callout'],
  isInsertable: true,
  Toolbar: PullquoteToolbar,
}
