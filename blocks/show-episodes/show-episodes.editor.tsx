'use client'

import { useState } from 'react'
import { AutofillTool } from '../core/AutofillTool.tsx'
import { AlignmentTool, ToolButton, ToolStepper } from '../core/BlockTools.tsx'
import { EpisodesIcon } from '../core/blockIcons.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { ShowEpisodesSlotNode } from '../show-episodes-slot/show-episodes-slot.node.ts'
import { showEpisodes } from './show-episodes.schema.ts'

const { min = 2, max = 4 } = showEpisodes.allowedChildren ?? {}

type Counting = Pick<EditorViewProps<BlockDefinition>, 'edit'> & { count: number }

/** Changes the number of slots, for the block and for each of its slots. */
export function SlotCount({ count, edit }: Counting) {
  return (
    <ToolStepper
      label="Slots"
      value={count}
      min={min}
      max={max}
      onChange={(wanted) => edit((node) => $setSlotCount(node, wanted, ShowEpisodesSlotNode))}
    />
  )
}

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
