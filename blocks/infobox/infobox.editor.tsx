'use client'

import { AlignmentTool, ToolButton, ToolText, ToolToggle } from '../core/BlockTools.tsx'
import { InfoIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $addDetail } from '../infobox-item/infobox-item.commands.ts'
import type { infobox } from './infobox.schema.ts'

function InfoboxToolbar({ props, update, edit }: EditorViewProps<typeof infobox>) {
  return (
    <>
      <ToolText
        label="Title"
        placeholder="Add a Title..."
        value={props.title}
        onChange={(title) => update({ title })}
      />
      <ToolToggle label="Show title" value={props.showTitle} onChange={(showTitle) => update({ showTitle })} />
      <ToolButton label="+ Add detail" onClick={() => edit($addDetail)} />
      <AlignmentTool choices={['none', 'left', 'center', 'right']} value={props.alignment} update={update} />
    </>
  )
}

export const infoboxEditorView: BlockEditorView<typeof infobox> = {
  Icon: InfoIcon,
  keywords: ['facts', 'details', 'address', 'event', 'info list'],
  isInsertable: true,
  Toolbar: InfoboxToolbar,
}
