import { createCommand, type LexicalCommand, type NodeKey } from 'lexical'

/** Begins a comment on what is selected in an editor, or on the block of this node. */
export const beginCommentCommand: LexicalCommand<NodeKey | undefined> = createCommand('startComment')

/** Ctrl or Cmd, Alt and M: "comment on this", as other editors have it. */
export const isCommentKey = (event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean =>
  event.code === 'KeyM' && event.altKey && (event.ctrlKey || event.metaKey)
