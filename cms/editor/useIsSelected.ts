'use client'

import { $getSelection, type EditorState, type LexicalEditor, type NodeKey } from 'lexical'
import { useSyncExternalStore } from 'react'
import { onEditorChange } from '../document/editorChanges.ts'
import { createStore, type WritableStore } from '../kit/store.ts'

const stores = new WeakMap<LexicalEditor, WritableStore<readonly NodeKey[]>>()

// Returns the keys of the selected nodes; none for a caret.
const selectedIn = (state: EditorState): readonly NodeKey[] =>
  state.read(() => {
    const selection = $getSelection()
    return selection && !selection.isCollapsed() ? selection.getNodes().map((node) => node.getKey()) : []
  })

// Returns the selected nodes of an editor: its selection is read once for all its blocks.
function selectedNodesOf(editor: LexicalEditor): WritableStore<readonly NodeKey[]> {
  const known = stores.get(editor)
  if (known) return known
  const store = createStore(selectedIn(editor.getEditorState()))
  stores.set(editor, store)
  onEditorChange(editor, ({ state }) => store.set(selectedIn(state)))
  return store
}

/** Returns whether a block is selected, by itself or among others. */
export function useIsSelected(editor: LexicalEditor, key: NodeKey): boolean {
  const store = selectedNodesOf(editor)
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().includes(key),
    () => false,
  )
}
