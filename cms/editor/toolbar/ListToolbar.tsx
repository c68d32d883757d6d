'use client'

import {
  $getNodeByKey,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type NodeKey,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { $isNested, $setCounting, countingOf } from '#blocks/list/list.commands.ts'
import { ListTools } from '#blocks/list/list.editor.tsx'
import { MarkedListNode } from '#blocks/list/listNode.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'

/** Renders the tools of a list, which is a text of Lexical's own and no block with a face. */
export function ListToolbar({ editor, listKey }: { editor: LexicalEditor; listKey: NodeKey }) {
  const found = editor.getEditorState().read(() => {
    const list = $getNodeByKey(listKey)
    return list instanceof MarkedListNode ? { counting: countingOf(list), isNested: $isNested() } : null
  })
  if (!found) return null
  return (
    <>
      <hr />
      <ListTools
        counting={found.counting}
        isNested={found.isNested}
        update={(counting) =>
          editor.update(
            () => {
              const list = $getNodeByKey(listKey)
              if (list instanceof MarkedListNode) $setCounting(list, counting)
            },
            { tag: undoBoundaryTag },
          )
        }
        indent={() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined)}
        outdent={() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined)}
      />
    </>
  )
}
