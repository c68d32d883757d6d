'use client'

import { ToolLink, ToolSelect } from '../core/BlockTools.tsx'
import { ButtonIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const kinds = [
  { value: 'link', label: 'Link' },
  { value: 'action', label: 'Action' },
] as const
const styles = [
  { value: 'default', label: 'Default' },
  { value: 'outline', label: 'Outline' },
] as const

function ButtonToolbar({ props, update }: FaceProps<'button'>) {
  return (
    <>
      <ToolSelect label="Kind" value={props.kind} options={kinds} onChange={(kind) => update({ kind })} />
      {props.kind === 'link' && (
        <ToolLink
          label={props.link ? 'Edit Link' : 'Create Link'}
          value={props.link}
          onChange={(link) => update({ link })}
        />
      )}
      <ToolSelect label="Style" value={props.style} options={styles} onChange={(style) => update({ style })} />
    </>
  )
}

export const buttonFace: BlockFace<'button'> = {
  Icon: ButtonIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: ButtonToolbar,
}
