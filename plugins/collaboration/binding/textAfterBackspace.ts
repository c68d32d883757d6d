import { IS_APPLE, type LexicalEditor } from 'lexical'
import { registerTypingListener } from './pageSelection.ts'

/**
 * Keeps text that comes without a key right behind a Backspace or a Select All: from dictation, from a list of signs, on the
 * screen of a phone. Lexical takes it for a replacement that macOS makes up in that moment, and drops it, until a timer of
 * no time at all has run; on a page that is busy that is long after.
 * @returns ends it
 */
export function registerTextAfterBackspace(editor: LexicalEditor): () => void {
  return registerTypingListener(editor, ({ type }) => {
    if (type === 'beforeinput' && !IS_APPLE) editor._inputState.isInsertTextAfterHandledSelectionCommand = false
  })
}
