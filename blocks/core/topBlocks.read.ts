import { $getRoot, type LexicalNode, type NodeKey, type UpdateListenerPayload } from 'lexical'

/**
 * Returns whether other nodes stand at the top of a text after an update, or the same in another order. That the root is
 * another object does not say so: where an editor is drawn, its text is kept in the root, and each letter makes a new one.
 */
export function hasOtherTopBlocks(update: UpdateListenerPayload): boolean {
  const { editorState, prevEditorState, dirtyElements, dirtyLeaves } = update
  const [before, now] = [prevEditorState.read($getRoot), editorState.read($getRoot)]
  if (before === now) return false
  if (before.__first !== now.__first || before.__last !== now.__last || before.__size !== now.__size) return true
  const own = [...dirtyElements].filter(([, isOwn]) => isOwn).map(([key]) => key)
  // What is put in, taken away or moved has other neighbours, and so have those beside it.
  return [...own, ...dirtyLeaves].some((key) => {
    const [was, is] = [prevEditorState._nodeMap.get(key), editorState._nodeMap.get(key)]
    return (isAtTop(was) || isAtTop(is)) && (was?.__next !== is?.__next || was?.__parent !== is?.__parent)
  })
}

const isAtTop = (node: LexicalNode | undefined) => node?.__parent === ('root' satisfies NodeKey)
