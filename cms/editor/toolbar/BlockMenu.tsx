'use client'

import { ChevronIcon, PopupList } from '@payloadcms/ui'
import { $getNodeByKey, type LexicalEditor, type LexicalNode } from 'lexical'
import { $selectWhole } from '#blocks/core/selectBlock.command.ts'
import { isOfLayout } from '#blocks/registry/moving.rules.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { beginCommentCommand } from '../../comments/comment.command.ts'
import { $duplicateBlock, $moveBlock, $removeBlock } from '../blockPlace.commands.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import type { ActiveBlock } from './activeBlock.read.ts'
import { ToolEntries } from './ToolChoice.tsx'
import { ToolMenu } from './ToolMenu.tsx'
import { useBlockLinks } from './useBlockLinks.ts'
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

/**
 * Renders the button with the name of the block, and its menu: select, comment, copy a link, duplicate, move, remove,
 * turn into.
 */
export function BlockMenu({ editor, active: { key, textKey } }: { editor: LexicalEditor; active: ActiveBlock }) {
  const toolsOf = useTextTools(editor)
  const links = useBlockLinks(editor, key)
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
  const entryOf = ({ label, run }: BlockAction) => ({ label, run: () => act(run) })
  const entries = [
    entryOf(selectAction),
    { label: 'Comment', run: () => void editor.dispatchCommand(beginCommentCommand, key) },
    ...links.map(({ label, copy }) => ({ label, run: () => void copy().then(() => editor.focus()) })),
    ...(isOfLayout(type, container) ? [] : actions.map(entryOf)),
  ]
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
            {entries.map(({ label, run }) => (
              <PopupList.Button
                key={label}
                onClick={() => {
                  close()
                  run()
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
