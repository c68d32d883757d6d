import type { LexicalEditor, NodeKey } from 'lexical'
import { onEditorChange } from '../document/editorChanges.ts'

/**
 * Does something at once and after each change of what an editor holds, when the browser has nothing better to do: typing
 * goes first.
 * @param within milliseconds after which it is done all the same
 * @param act gets the keys of the nodes that changed since the last time; null at first, and after the whole text was replaced
 * @returns ends it
 */
export function onContentChange(
  editor: LexicalEditor,
  within: number,
  act: (changed: ReadonlySet<NodeKey> | null) => void,
): () => void {
  let waiting: number | null = null
  let changed: Set<NodeKey> | null = null
  const plan = () => {
    waiting ??= requestIdleCallback(
      () => {
        const now = changed
        waiting = null
        changed = new Set()
        act(now)
      },
      { timeout: within },
    )
  }
  plan()
  const stop = onEditorChange(editor, (change) => {
    if (!change.isContent) return
    if (change.isReplaced) changed = null
    for (const key of change.keys) changed?.add(key)
    plan()
  })
  return () => {
    stop()
    if (waiting !== null) cancelIdleCallback(waiting)
  }
}
