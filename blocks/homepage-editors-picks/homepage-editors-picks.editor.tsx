'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { ToolStepper, ToolText } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { homepageSlot } from '../homepage-slot/homepage-slot.schema.ts'
import { homepageEditorsPicks } from './homepage-editors-picks.schema.ts'

const { min = 1, max = 8 } = homepageEditorsPicks.allowedChildren ?? {}

function HomepageEditorsPicksToolbar({
  props,
  update,
  edit,
  childCount,
  services,
}: EditorViewProps<typeof homepageEditorsPicks>) {
  return (
    <>
      <ToolText label="Title" placeholder="Add title..." value={props.title} onChange={(title) => update({ title })} />
      <ToolStepper
        label="Slots"
        value={childCount}
        min={min}
        max={max}
        onChange={(count) => edit((node) => $setSlotCount(node, count, homepageSlot))}
      />
      <AutofillTool query={props} services={services} onApply={update} />
    </>
  )
}

export const homepageEditorsPicksEditorView: BlockEditorView<typeof homepageEditorsPicks> = {
  Icon: RelatedIcon,
  keywords: ['curated', 'list', 'picks', 'stories'],
  isInsertable: true,
  Toolbar: HomepageEditorsPicksToolbar,
}
