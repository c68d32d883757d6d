'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $getSelection, type LexicalNode, type NodeKey } from 'lexical'
import { useEffect, useState } from 'react'
import { $selectWhole } from '#blocks/core/selectBlock.command.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import type { BlockEditorClientOptions } from '#plugins/block-editor/blockEditor.feature.ts'
import { onEditorChange } from '../../document/editorChanges.ts'

interface PathPart {
  key: NodeKey
  title: string
}

// Returns the blocks around the start of the selection, the outermost first.
function $pathOfSelection(): PathPart[] {
  const [start] = $getSelection()?.getNodes() ?? []
  const parts: PathPart[] = []
  for (let node: LexicalNode | null = start ?? null; node; node = node.getParent()) {
    const type = blockTypeOf(node)
    if (type) parts.unshift({ key: node.getKey(), title: schemas[type].title })
  }
  return parts
}

const isSamePath = (a: readonly PathPart[], b: readonly PathPart[]): boolean =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]?.key)

/**
 * Renders the path from the story to the block with the caret, below the text. A click on a part selects that block.
 */
export function BlockPathPlugin({ clientProps: { documentType } }: { clientProps: BlockEditorClientOptions }) {
  const [editor] = useLexicalComposerContext()
  const [path, setPath] = useState<PathPart[]>([])
  useEffect(
    () =>
      onEditorChange(editor, ({ state }) => {
        const found = state.read($pathOfSelection)
        setPath((before) => (isSamePath(before, found) ? before : found))
      }),
    [editor],
  )
  if (path.length === 0) return null
  const select = (key: NodeKey) => {
    editor.focus()
    editor.update(() => $selectWhole($getNodeByKey(key)))
  }
  return (
    <nav className="block-path" aria-label="Path to the block">
      <ol>
        <li>{documentType === 'front' ? 'Home page' : 'Story'}</li>
        {path.map(({ key, title }) => (
          <li key={key}>
            <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => select(key)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
