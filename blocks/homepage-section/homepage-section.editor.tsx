'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { ToolButton, ToolText, ToolToggle } from '../core/BlockTools.tsx'
import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockNode } from '../core/blockNode.ts'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $appendRow, $contentOf } from '../homepage-row/homepage-row.command.ts'
import { $selectFirstSlot } from '../homepage-slot/homepage-slot.command.ts'
import type { homepageSection } from './homepage-section.schema.ts'

function $addRow(section: BlockNode): void {
  const content = $contentOf(section)
  if (content) $appendRow(content)
}

function HomepageSectionToolbar({ props, update, edit, services }: EditorViewProps<typeof homepageSection>) {
  return (
    <>
      <ToolToggle
        label="Show header"
        value={props.showSectionHeader}
        onChange={(showSectionHeader) => update({ showSectionHeader })}
      />
      <ToolText
        label="View all"
        placeholder="/section/…"
        value={props.viewAllUrl}
        onChange={(viewAllUrl) => update({ viewAllUrl })}
      />
      <ToolButton label="Edit Slots" onClick={() => edit($selectFirstSlot)} />
      <AutofillTool query={props} services={services} onApply={update} />
      <ToolButton label="Add row" onClick={() => edit($addRow)}>
        + Row
      </ToolButton>
    </>
  )
}

export const homepageSectionEditorView: BlockEditorView<typeof homepageSection> = {
  Icon: SectionTitleIcon,
  keywords: ['heading', 'container', 'sidebar', 'rows'],
  isInsertable: true,
  Toolbar: HomepageSectionToolbar,
}
