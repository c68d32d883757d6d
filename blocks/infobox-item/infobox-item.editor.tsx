'use client'

import { ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import { InfoIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ToolLink } from '../core/ToolLink.tsx'
import { $addDetail } from './infobox-item.commands.ts'
import { type infoboxItem, infoboxLabels, infoboxTypes, linkedInfoboxTypes } from './infobox-item.schema.ts'

const types = infoboxTypes.map((value) => ({ value, label: infoboxLabels[value] }))

function InfoboxItemToolbar({ props, update, edit }: EditorViewProps<typeof infoboxItem>) {
  return (
    <>
      <ToolSelect label="Type" value={props.type} options={types} onChange={(type) => update({ type })} />
      {linkedInfoboxTypes.has(props.type) && (
        <ToolLink
          label={props.link ? 'Edit Link' : 'Create Link'}
          value={props.link}
          onChange={(link) => update({ link })}
        />
      )}
      <ToolButton label="+ Add detail" onClick={() => edit($addDetail)} />
    </>
  )
}

export const infoboxItemEditorView: BlockEditorView<typeof infoboxItem> = {
  Icon: InfoIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: InfoboxItemToolbar,
}
