import { createCommand, type LexicalCommand, type NodeKey } from 'lexical'

/** Begins a comment on what is selected in an editor, or on the block of this node. */
export const beginCommentCommand: LexicalCommand<NodeKey | undefined> = createCommand('startComment')

/** Returns whether a key means "comment on this", as in other editors: Ctrl or Cmd, Alt and M. */
export function isCommentKey(event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return event.code === 'KeyM' && event.altKey && (event.ctrlKey || event.metaKey)
}
