'use client'

import { AlignmentTool, ToolSelect } from '../core/BlockTools.tsx'
import { AdIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { ad } from './ad.schema.ts'

const slots = [
  { value: 'panel', label: 'Panel' },
  { value: 'mid', label: 'Mid' },
  { value: 'banner', label: 'Banner' },
] as const

// A place as large as the advertisement will be: what comes in is decided for each page.
function AdBody({ props }: EditorViewProps<typeof ad>) {
  return (
    <div className={`ad-face ad-face--${props.slot}`}>
      <AdIcon />
      <span>Advertisement</span>
    </div>
  )
}

function AdToolbar({ props, update }: EditorViewProps<typeof ad>) {
  return (
    <>
      <ToolSelect label="Slot" value={props.slot} options={slots} onChange={(slot) => update({ slot })} />
      <AlignmentTool choices={['none', 'left', 'right']} value={props.alignment} update={update} />
    </>
  )
}

export const adEditorView: BlockEditorView<typeof ad> = {
  Icon: AdIcon,
  keywords: ['advertisement', 'advertising', 'banner', 'sponsor'],
  isInsertable: true,
  Body: AdBody,
  Toolbar: AdToolbar,
}
