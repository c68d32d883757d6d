'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { NodeKey } from 'lexical'
import type { ComponentType } from 'react'
import type { EditorViewProps } from '#blocks/core/editor.types.ts'
import { editorViewOf } from '#blocks/registry/editorViews.ts'
import type { BlockType, Schemas } from '#blocks/registry/schemas.ts'
import { useEditorViewProps } from './useEditorViewProps.ts'
import { useIsSelected } from './useIsSelected.ts'

/** Renders the editor view of a leaf where it stands in the text. */
export function BlockBody({ nodeKey }: { nodeKey: NodeKey }) {
  const [editor] = useLexicalComposerContext()
  const isSelected = useIsSelected(editor, nodeKey)
  const block = useEditorViewProps(editor, nodeKey, isSelected)
  if (!block) return null
  const Body: ComponentType<EditorViewProps<Schemas[BlockType]>> | undefined = editorViewOf(block.type)?.Body
  return Body ? <Body {...block.props} /> : null
}
