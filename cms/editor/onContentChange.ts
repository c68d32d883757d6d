import type { LexicalEditor } from 'lexical'

/**
 * Does something at once and after each change of what an editor holds, when the browser has nothing better to do: typing
 * goes first.
 * @param within milliseconds after which it is done all the same
 * @returns ends it
 */
export function onContentChange(editor: LexicalEditor, within: number, act: () => void): () => void {
  let waiting: number | null = null
  const plan = () => {
    waiting ??= requestIdleCallback(
      () => {
        waiting = null
        act()
      },
      { timeout: within },
    )
  }
  plan()
  const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size > 0 || dirtyLeaves.size > 0) plan()
  })
  return () => {
    stop()
    if (waiting !== null) cancelIdleCallback(waiting)
  }
}
