'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { episodeShowcase } from './episode-showcase.schema.ts'

const { max = 2 } = episodeShowcase.allowedChildren ?? {}

type Adding = Pick<EditorViewProps<'episode-showcase' | 'episode-showcase-slot'>, 'edit'> & { count: number }

/** 'Add Episode', for the block and for each of its places, while there is room. */
export function AddShowcaseEpisode({ count, edit }: Adding) {
  return (
    count < max && <ToolButton label="Add Episode" onClick={() => edit((node) => $setSlotCount(node, count + 1))} />
  )
}

function EpisodeShowcaseToolbar({ props, update, edit, childCount, services }: EditorViewProps<'episode-showcase'>) {
  return (
    <>
      <AddShowcaseEpisode count={childCount} edit={edit} />
      <AutofillTool query={props} services={services} onApply={update} />
      <AlignmentTool choices={['none', 'wide', 'full']} value={props.alignment} update={update} />
    </>
  )
}

export const episodeShowcaseEditorView: BlockEditorView<'episode-showcase'> = {
  Icon: PodcastIcon,
  keywords: ['podcast', 'episode', 'audio', 'feature'],
  isInsertable: true,
  Toolbar: EpisodeShowcaseToolbar,
}
