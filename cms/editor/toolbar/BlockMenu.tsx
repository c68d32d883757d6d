'use client'

import { ChevronIcon, PopupList } from '@payloadcms/ui'
import { $getNodeByKey, type LexicalEditor, type LexicalNode } from 'lexical'
import { $selectWhole } from '#blocks/core/selectBlock.command.ts'
import { isOfLayout } from '#blocks/registry/moving.rules.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { $duplicateBlock, $moveBlock, $removeBlock } from '../blockPlace.commands.ts'
import { undoBoundaryTag } from '../undoBoundary.tag.ts'
import type { ActiveBlock } from './activeBlock.read.ts'
import { ToolEntries } from './ToolChoice.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import { useTextTools } from './useTextTools.ts'

interface BlockAction {
  label: string
  run(node: LexicalNode): void
}

const selectAction: BlockAction = { label: 'Select', run: $selectWhole }
const actions: readonly BlockAction[] = [
  { label: 'Duplicate', run: $duplicateBlock },
  { label: 'Move up', run: (node) => $moveBlock(node, 'up') },
  { label: 'Move down', run: (node) => $moveBlock(node, 'down') },
  { label: 'Remove', run: $removeBlock },
]

/** The button with the name of the block, and its menu: turn into, select, duplicate, move, remove. */
export function BlockMenu({ editor, active: { key, textKey } }: { editor: LexicalEditor; active: ActiveBlock }) {
  const toolsOf = useTextTools(editor)
  const { type, container } = editor.getEditorState().read(() => {
    const node = $getNodeByKey(key)
    const parent = node?.getParent()
    return { type: node && blockTypeOf(node), container: parent ? blockTypeOf(parent) : null }
  })
  if (!type) return null
  const { title } = schemas[type]
  const act = (run: (node: LexicalNode) => void) =>
    editor.update(
      () => {
        const node = $getNodeByKey(key)
        if (node) run(node)
      },
      { tag: undoBoundaryTag, onUpdate: () => editor.focus() },
    )
  return (
    <ToolMenu
      label={`${title}: options`}
      button={
        <span className="block-toolbar-name">
          {title}
          <ChevronIcon />
        </span>
      }
    >
      {(close) => (
        <>
          <PopupList.ButtonGroup>
            {(isOfLayout(type, container) ? [selectAction] : [selectAction, ...actions]).map(({ label, run }) => (
              <PopupList.Button
                key={label}
                onClick={() => {
                  close()
                  act(run)
                }}
              >
                {label}
              </PopupList.Button>
            ))}
          </PopupList.ButtonGroup>
          {textKey !== null && (
            <>
              <PopupList.GroupLabel label="Turn into" />
              <ToolEntries tools={toolsOf('text')} close={close} />
            </>
          )}
        </>
      )}
    </ToolMenu>
  )
}
