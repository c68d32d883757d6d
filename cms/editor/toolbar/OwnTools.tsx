'use client'

import type { LexicalEditor, NodeKey } from 'lexical'
import type { ComponentType } from 'react'
import type { EditorViewProps } from '#blocks/core/editor.types.ts'
import { editorViewOf } from '#blocks/registry/editorViews.ts'
import type { BlockType, Schemas } from '#blocks/registry/schemas.ts'
import { useEditorViewProps } from '../useEditorViewProps.ts'
import type { ActiveBlock } from './activeBlock.read.ts'
import { ListToolbar } from './ListToolbar.tsx'

/** Renders the tools that only this kind of block has. */
export function OwnTools({ editor, active: { key, kind } }: { editor: LexicalEditor; active: ActiveBlock }) {
  if (kind === 'list') return <ListToolbar editor={editor} listKey={key} />
  return kind === 'block' ? <FaceTools editor={editor} blockKey={key} /> : null
}

function FaceTools({ editor, blockKey }: { editor: LexicalEditor; blockKey: NodeKey }) {
  const block = useEditorViewProps(editor, blockKey, true)
  const Toolbar: ComponentType<EditorViewProps<Schemas[BlockType]>> | undefined = block
    ? editorViewOf(block.type)?.Toolbar
    : undefined
  if (!block || !Toolbar) return null
  return (
    <>
      <hr />
      <Toolbar {...block.props} />
    </>
  )
}
