'use client'

import { useState } from 'react'
import { AutofillTool } from '../core/AutofillTool.tsx'
import { AlignmentTool, ToolButton } from '../core/BlockTools.tsx'
import { EpisodesIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { SlotCount } from '../show-episodes-slot/SlotCount.tsx'
import type { showEpisodes } from './show-episodes.schema.ts'

function ShowEpisodesToolbar({ props, update, edit, childCount, services }: EditorViewProps<typeof showEpisodes>) {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <>
      <ToolButton label="Edit Slots" isPressed={isEditing} onClick={() => setIsEditing(!isEditing)} />
      {isEditing && <SlotCount count={childCount} edit={edit} />}
      <AutofillTool query={props} services={services} onApply={update} />
      <AlignmentTool choices={['none', 'wide', 'full']} value={props.alignment} update={update} />
    </>
  )
}

export const showEpisodesEditorView: BlockEditorView<typeof showEpisodes> = {
  Icon: EpisodesIcon,
  keywords: ['podcast', 'latest', 'audio', 'grid'],
  isInsertable: true,
  Toolbar: ShowEpisodesToolbar,
}
