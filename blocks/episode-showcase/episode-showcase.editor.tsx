'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'

function EpisodeShowcaseToolbar({ props, update, edit, childCount, services }: FaceProps<'episode-showcase'>) {
  return (
    <>
      {childCount < 2 && <ToolButton label="Add Episode" onClick={() => edit((node) => $setSlotCount(node, 2))} />}
      <AutofillTool query={props} services={services} onApply={update} />
      <AlignmentTool choices={['none', 'wide', 'full']} value={props.alignment} update={update} />
    </>
  )
}

export const episodeShowcaseFace: BlockFace<'episode-showcase'> = {
  Icon: PodcastIcon,
  keywords: ['podcast', 'episode', 'audio', 'feature'],
  isInsertable: true,
  Toolbar: EpisodeShowcaseToolbar,
}
