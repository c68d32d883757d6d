'use client'

import {
  $getNodeByKey,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type NodeKey,
  OUTDENT_CONTENT_COMMAND,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { $setTextSettings, textSettingsOf } from '#blocks/core/text.node.ts'
import { RemoveIcon } from '#blocks/core/toolIcons.tsx'
import { $isNested, $setCounting, countingOf } from '#blocks/list/list.commands.ts'
import { ListTools } from '#blocks/list/list.editor.tsx'
import { MarkedListNode } from '#blocks/list/list.node.ts'
import { AnchorAndClass, SettingsPopover } from './SettingsPopover.tsx'
import { undoBoundaryTag } from './undoBoundary.tag.ts'

/** The tools of a list, which is a text of Lexical's own and no block with an editor view. */
export function ListToolbar({ editor, listKey }: { editor: LexicalEditor; listKey: NodeKey }) {
  const found = editor.getEditorState().read(() => {
    const list = $getNodeByKey(listKey)
    if (!(list instanceof MarkedListNode)) return null
    return { counting: countingOf(list), settings: textSettingsOf(list), isNested: $isNested() }
  })
  if (!found) return null
  const write = (change: (list: MarkedListNode) => void, tag: string) =>
    editor.update(
      () => {
        const list = $getNodeByKey(listKey)
        if (list instanceof MarkedListNode) change(list)
      },
      { tag },
    )
  return (
    <>
      <span className="block-toolbar-name">List</span>
      <hr />
      <ListTools
        counting={found.counting}
        isNested={found.isNested}
        update={(counting) => write((list) => $setCounting(list, counting), undoBoundaryTag)}
        indent={() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)}
        outdent={() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}
      />
      <hr />
      <SettingsPopover>
        <AnchorAndClass
          anchor={String(found.settings.anchor ?? '')}
          className={String(found.settings.className ?? '')}
          update={(changed) => {
            const kept = Object.entries(changed).map(([name, value]) => [name, value === '' ? undefined : value])
            // Whoever writes in the popover keeps the focus there.
            write((list) => $setTextSettings(list, Object.fromEntries(kept)), SKIP_DOM_SELECTION_TAG)
          }}
        />
      </SettingsPopover>
      <ToolButton label="Remove" onClick={() => write((list) => list.remove(), undoBoundaryTag)}>
        <RemoveIcon />
      </ToolButton>
    </>
  )
}
