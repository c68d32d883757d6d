'use client'

import { $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import type { ReactNode } from 'react'
import { $isBlockNode, propsOf } from '#blocks/core/blockNode.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { useEditorViewProps } from '../useEditorViewProps.ts'
import type { ActiveBlock } from './activeBlock.read.ts'
import { AnchorAndClass, SettingsPopover } from './SettingsPopover.tsx'
import { TextSettings } from './TextSettings.tsx'

// Returns the title of a block with settings; null for a block without. Reads the editor's state.
function $titleOf(key: NodeKey): string | null {
  const node = $getNodeByKey(key)
  const type = node && blockTypeOf(node)
  if (!type || ($isBlockNode(node) && !('anchor' in propsOf(node)))) return null
  return schemas[type].title
}

export function ToolbarSettings({ editor, active }: { editor: LexicalEditor; active: ActiveBlock }) {
  const { key, kind, textKey } = active
  const titleOf = (of: NodeKey) => editor.getEditorState().read(() => $titleOf(of))
  const section = (of: NodeKey, fields: ReactNode) => (
    <fieldset key={of}>
      <legend>{titleOf(of)}</legend>
      {fields}
    </fieldset>
  )
  const hasOwn = kind !== 'text' && titleOf(key) !== null
  if (!hasOwn && textKey === null) return null
  return (
    <SettingsPopover>
      {textKey !== null && section(textKey, <TextSettings editor={editor} textKey={textKey} />)}
      {hasOwn && kind === 'list' && section(key, <TextSettings editor={editor} textKey={key} />)}
      {hasOwn && kind === 'block' && section(key, <BlockSettings editor={editor} blockKey={key} />)}
    </SettingsPopover>
  )
}

// Renders the settings that blocks share: anchor and class name.
function BlockSettings({ editor, blockKey }: { editor: LexicalEditor; blockKey: NodeKey }) {
  const block = useEditorViewProps(editor, blockKey, true)
  if (!block || !('anchor' in block.props.props)) return null
  const { props, update } = block.props
  return (
    <AnchorAndClass anchor={String(props.anchor ?? '')} className={String(props.className ?? '')} update={update} />
  )
}
