'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import { EpisodesIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { rowLayoutNames, rowLayouts } from '../core/rowLayouts.ts'
import { $selectFirstSlot } from '../homepage-slot/homepage-slot.command.ts'
import { $addRowBelow, $setRowLayout } from './homepage-row.command.ts'
import type { homepageRow } from './homepage-row.schema.ts'

const layoutOptions = rowLayoutNames.map((value) => ({ value, label: rowLayouts[value].label }))

function HomepageRowToolbar({ props, update, edit, services }: EditorViewProps<typeof homepageRow>) {
  return (
    <>
      <ToolSelect
        label="Layout"
        value={props.layout}
        options={layoutOptions}
        onChange={(layout) => edit((node) => $setRowLayout(node, layout))}
      />
      <ToolButton label="Edit Slots" onClick={() => edit($selectFirstSlot)} />
      <AutofillTool query={props} services={services} onApply={update} />
      <ToolButton label="Add row below" onClick={() => edit($addRowBelow)}>
        + Row
      </ToolButton>
    </>
  )
}

export const homepageRowEditorView: BlockEditorView<typeof homepageRow> = {
  Icon: EpisodesIcon,
  keywords: ['stories', 'grid', 'posts', 'layout'],
  isInsertable: true,
  Toolbar: HomepageRowToolbar,
}
