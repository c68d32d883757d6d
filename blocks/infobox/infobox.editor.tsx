'use client'

import { alignmentOptions, ToolButton, ToolSelect, ToolText, ToolToggle } from '../core/BlockTools.tsx'
import { InfoIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { $addDetail } from './infobox.commands.ts'

const alignments = alignmentOptions(['none', 'left', 'center', 'right'] as const)

function InfoboxToolbar({ props, update, edit }: FaceProps<'infobox'>) {
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
      <ToolSelect
        label="Alignment"
        value={props.alignment}
        options={alignments}
        onChange={(alignment) => update({ alignment })}
      />
    </>
  )
}

export const infoboxFace: BlockFace<'infobox'> = {
  Icon: InfoIcon,
  keywords: ['facts', 'details', 'address', 'event', 'info list'],
  isInsertable: true,
  Toolbar: InfoboxToolbar,
}
