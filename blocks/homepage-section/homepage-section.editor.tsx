'use client'

import { AutofillTool } from '../core/AutofillTool.tsx'
import { ToolText, ToolToggle } from '../core/BlockTools.tsx'
import { SectionTitleIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'

function HomepageSectionToolbar({ props, update, services }: EditorViewProps<'homepage-section'>) {
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
      <AutofillTool query={props} services={services} onApply={update} />
    </>
  )
}

export const homepageSectionEditorView: BlockEditorView<'homepage-section'> = {
  Icon: SectionTitleIcon,
  keywords: ['heading', 'container', 'sidebar', 'rows'],
  isInsertable: true,
  Toolbar: HomepageSectionToolbar,
}
