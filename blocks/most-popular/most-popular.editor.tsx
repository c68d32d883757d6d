'use client'

import { alignmentOptions, ToolSelect } from '../core/BlockTools.tsx'
import { PopularIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['none', 'right', 'wide'] as const)

/** Which posts these are changes every hour: the editor sees where they stand. */
function MostPopularBody() {
  return (
    <div className="document-face">
      <div className="document-face-bar">
        <PopularIcon />
        <span>Most Read</span>
      </div>
      <p className="document-face-text">The five posts with a picture that are read most at the time.</p>
    </div>
  )
}

function MostPopularToolbar({ props, update }: FaceProps<'most-popular'>) {
  return (
    <ToolSelect
      label="Alignment"
      value={props.alignment}
      options={alignments}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

export const mostPopularFace: BlockFace<'most-popular'> = {
  Icon: PopularIcon,
  keywords: ['most read', 'popular', 'trending', 'list'],
  isInsertable: true,
  Body: MostPopularBody,
  Toolbar: MostPopularToolbar,
}
