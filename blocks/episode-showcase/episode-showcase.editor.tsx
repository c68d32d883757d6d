'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { alignmentOptions, ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'

const alignments = alignmentOptions(['none', 'wide', 'full'] as const)

function EpisodeShowcaseToolbar({ props, update, edit, childCount, services }: FaceProps<'episode-showcase'>) {
  return (
    <>
      {childCount < 2 && <ToolButton label="Add Episode" onClick={() => edit((node) => $setSlotCount(node, 2))} />}
      <AutofillTool query={props} services={services} onApply={update} />
      <ToolSelect
        label="Alignment"
        value={props.alignment}
        options={alignments}
        onChange={(alignment) => update({ alignment })}
      />
    </>
  )
}

export const episodeShowcaseFace: BlockFace<'episode-showcase'> = {
  Icon: PodcastIcon,
  keywords: ['podcast', 'episode', 'audio', 'feature'],
  isInsertable: true,
  Toolbar: EpisodeShowcaseToolbar,
}
