'use client'

import { ToolSelect } from '../core/BlockTools.tsx'
import { ButtonIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ToolLink } from '../core/ToolLink.tsx'
import type { button } from './button.schema.ts'

const kinds = [
  { value: 'link', label: 'Link' },
  { value: 'action', label: 'Action' },
] as const
const styles = [
  { value: 'default', label: 'Default' },
  { value: 'outline', label: 'Outline' },
] as const

const colors = [
  { value: 'green', label: 'Accent' },
  { value: 'black', label: 'Black' },
] as const

function ButtonToolbar({ props, update }: EditorViewProps<typeof button>) {
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
      <ToolSelect
        label="Color"
        value={colors.find(({ value }) => value === props.color)?.value ?? 'green'}
        options={colors}
        onChange={(color) => update({ color })}
      />
      <ToolSelect label="Style" value={props.style} options={styles} onChange={(style) => update({ style })} />
    </>
  )
}

export const buttonEditorView: BlockEditorView<typeof button> = {
  Icon: ButtonIcon,
  keywords: [],
  isInsertable: false,
  Toolbar: ButtonToolbar,
}
