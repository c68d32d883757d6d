'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import { useEditorViewProps } from '../useEditorViewProps.ts'
import { AnchorAndClass } from './SettingsPopover.tsx'

/** Renders the settings that blocks share: anchor and class name. */
export function BlockSettings({ editor, blockKey }: { editor: LexicalEditor; blockKey: NodeKey }) {
  const block = useEditorViewProps(editor, blockKey, true)
  if (!block || !('anchor' in block.props.props)) return null
  const { props, update } = block.props
  return (
    <AnchorAndClass anchor={String(props.anchor ?? '')} className={String(props.className ?? '')} update={update} />
  )
}
