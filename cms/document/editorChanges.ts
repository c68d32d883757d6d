import {
  $getNodeByKey,
  $isTextNode,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
  type UpdateListenerPayload,
} from 'lexical'
import { hasOtherTopBlocks } from '#blocks/core/topBlocks.read.ts'
import { createStore, type Store, type WritableStore } from '../kit/store.ts'

/** An update of an editor, for everything that follows it. */
export interface EditorChange {
  state: EditorState
  before: EditorState
  tags: ReadonlySet<string>
  /** The nodes that changed, and those around them. */
  keys: ReadonlySet<NodeKey>
  /** False where only the selection is another. */
  isContent: boolean
  /** True where nothing but letters changed, of words that were there before. */
  isLetters: boolean
  /** True where the whole text was replaced: its nodes are not named then. */
  isReplaced: boolean
}

type Listener = (change: EditorChange) => void

const listenersOf = new WeakMap<LexicalEditor, Set<Listener>>()

/**
 * Calls `listener` after each update of an editor, in the order in which listeners came. What changed is gone through
 * once for all of them.
 * @returns ends it
 */
export function onEditorChange(editor: LexicalEditor, listener: Listener): () => void {
  const listeners = listenersOf.get(editor) ?? listen(editor)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function listen(editor: LexicalEditor): Set<Listener> {
  const listeners = new Set<Listener>()
  listenersOf.set(editor, listeners)
  editor.registerUpdateListener((payload) => {
    const { editorState, prevEditorState, dirtyElements, dirtyLeaves, tags } = payload
    const keys = new Set([...dirtyElements.keys(), ...dirtyLeaves])
    const change: EditorChange = {
      state: editorState,
      before: prevEditorState,
      tags,
      keys,
      isContent: keys.size > 0,
      isLetters: isOfLetters(payload),
      isReplaced: dirtyLeaves.size === 0 && keys.size === 1 && keys.has('root'),
    }
    for (const listener of [...listeners]) listener(change)
  })
  return listeners
}

function isOfLetters(update: UpdateListenerPayload): boolean {
  const { editorState, dirtyElements, dirtyLeaves } = update
  // Elements around a change are named as well, with false. The root is always named with true.
  const isChanged = [...dirtyElements].some(([key, isOwn]) => isOwn && key !== 'root')
  if (isChanged || dirtyLeaves.size === 0 || hasOtherTopBlocks(update)) return false
  return editorState.read(() => [...dirtyLeaves].every((key) => $isTextNode($getNodeByKey(key))))
}

const blockChanges = new WeakMap<LexicalEditor, WritableStore<number>>()

/** Counts the updates of an editor that changed more than letters. */
export function blockChangesOf(editor: LexicalEditor): Store<number> {
  const known = blockChanges.get(editor)
  if (known) return known
  const store = createStore(0)
  blockChanges.set(editor, store)
  onEditorChange(editor, ({ isContent, isLetters }) => {
    if (isContent && !isLetters) store.set(store.get() + 1)
  })
  return store
}
