'use client'

import { ToolButton, ToolSelect } from '../core/BlockTools.tsx'
import { ButtonIcon } from '../core/blockIcons.tsx'
import { type BlockNode, ElementBlockNode } from '../core/blockNode.ts'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import type { buttonGroup } from './button-group.schema.ts'

const sizes = (['xs', 'sm', 'md', 'lg', 'xl'] as const).map((value) => ({ value, label: value.toUpperCase() }))
const widths = [
  { value: 'fit', label: 'Fit' },
  { value: 'fill', label: 'Fill' },
] as const
const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
] as const

function $addButton(group: BlockNode): void {
  const last = group instanceof ElementBlockNode ? group.getLastChild() : null
  if (!(last instanceof ElementBlockNode)) return
  const next = last.createSibling()
  last.insertAfter(next, false)
  next.select()
}

function ButtonGroupToolbar({ props, update, edit }: EditorViewProps<typeof buttonGroup>) {
  return (
    <>
      <ToolButton label="Add a button" onClick={() => edit($addButton)}>
        +
      </ToolButton>
      <ToolSelect
        label="Size"
        value={props.buttonSize}
        options={sizes}
        onChange={(buttonSize) => update({ buttonSize })}
      />
      <ToolSelect
        label="Width"
        value={props.buttonWidth}
        options={widths}
        onChange={(buttonWidth) => update({ buttonWidth })}
      />
      <ToolSelect
        label="Alignment"
        value={props.alignButtons}
        options={alignments}
        onChange={(alignButtons) => update({ alignButtons })}
      />
      <ToolButton label="Wrap" isPressed={props.wrap} onClick={() => update({ wrap: !props.wrap })} />
    </>
  )
}

export const buttonGroupEditorView: BlockEditorView<typeof buttonGroup> = {
  Icon: ButtonIcon,
  keywords: ['button', 'link', 'call to action'],
  isInsertable: true,
  Toolbar: ButtonGroupToolbar,
}
