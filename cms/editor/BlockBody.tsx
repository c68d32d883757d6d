'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import type { NodeKey } from 'lexical'
import type { ComponentType } from 'react'
import type { FaceProps } from '#blocks/core/editor.types.ts'
import { faceOf } from '#blocks/registry/faces.ts'
import type { BlockType } from '#blocks/registry/schemas.ts'
import { useFaceProps } from './useFaceProps.ts'

/** The face of a leaf where it stands in the text. */
export function BlockBody({ nodeKey }: { nodeKey: NodeKey }) {
  const [editor] = useLexicalComposerContext()
  const [isSelected] = useLexicalNodeSelection(nodeKey)
  const block = useFaceProps(editor, nodeKey, isSelected)
  if (!block) return null
  const Body: ComponentType<FaceProps<BlockType>> | undefined = faceOf(block.type)?.Body
  return Body ? <Body {...block.props} /> : null
}
