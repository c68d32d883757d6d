'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { EpisodeShowcaseSlotNode } from '../episode-showcase-slot/episode-showcase-slot.node.ts'
import { episodeShowcase } from './episode-showcase.schema.ts'

const { max = 2 } = episodeShowcase.allowedChildren ?? {}

type Adding = Pick<EditorViewProps<BlockDefinition>, 'edit'> & { count: number }

/** 'Add Episode', for the block and for each of its places, while there is room. */
export function AddShowcaseEpisode({ count, edit }: Adding) {
  return (
    count < max && (
      <ToolButton
        label="Add Episode"
        onClick={() => edit((node) => $setSlotCount(node, count + 1, EpisodeShowcaseSlotNode))}
      />
    )
  )
}

function EpisodeShowcaseToolbar({
  props,
  update,
  edit,
  childCount,
  services,
}: EditorViewProps<typeof episodeShowcase>) {
  return (
    <>
      <AddShowcaseEpisode count={childCount} edit={edit} />
      <AutofillTool query={props} services={services} onApply={update} />
      <AlignmentTool choices={['none', 'wide', 'full']} value={props.alignment} update={update} />
    </>
  )
}

export const episodeShowcaseEditorView: BlockEditorView<typeof episodeShowcase> = {
  Icon: PodcastIcon,
  keywords: ['podcast', 'episode', 'audio', 'feature'],
  isInsertable: true,
  Toolbar: EpisodeShowcaseToolbar,
}
