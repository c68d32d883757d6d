'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { AlignmentTool } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { AddShowcaseEpisode } from '../episode-showcase-slot/AddShowcaseEpisode.tsx'
import type { episodeShowcase } from './episode-showcase.schema.ts'

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
