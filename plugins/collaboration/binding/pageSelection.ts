import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
  getDOMSelection,
  IS_APPLE,
  type LexicalEditor,
} from 'lexical'

// Returns whether a caret is where a browser puts one by itself: at the very beginning of the focused element, when a
// key is pressed and nothing in the page is selected.
function isBrowsersOwn(editor: LexicalEditor, { anchorNode, anchorOffset, isCollapsed }: Selection): boolean {
  const root = editor.getRootElement()
  if (!root || !anchorNode || !isCollapsed || !root.contains(anchorNode)) return false
  const before = root.ownerDocument.createRange()
  before.setStart(root, 0)
  before.setEnd(anchorNode, anchorOffset)
  return before.toString() === ''
}

/**
 * Makes the selection in the page the editor's: a caret that was moved in this very moment is in the page, but the
 * browser has not reported it yet. Does nothing where the selection of the page is not in the text of the editor.
 */
export function $takeSelectionOfPage(editor: LexicalEditor): void {
  const domSelection = getDOMSelection(window)
  if (!domSelection || ($isNodeSelection($getSelection()) && isBrowsersOwn(editor, domSelection))) return
  const selection = $createRangeSelectionFromDom(domSelection, editor)
  if (!selection) return
  const known = $getSelection()
  if ($isRangeSelection(known) && selection.anchor.is(known.anchor) && selection.focus.is(known.focus)) return
  $setSelection(selection)
}

/**
 * Calls `listener` before Lexical handles typed text: keys, and input without keys (dictation, a list of signs, the
 * keyboard of a phone). Ignores input in the fields of blocks.
 * @returns a function that removes the listener
 */
export function registerTypingListener(editor: LexicalEditor, listener: (event: Event) => void): () => void {
  const onTyping = (event: Event) => {
    if (event.target === editor.getRootElement()) listener(event)
  }
  return editor.registerRootListener((root, before) => {
    for (const type of ['keydown', 'beforeinput', 'compositionstart']) {
      // On the way down, so that it comes before Lexical's own listener.
      before?.removeEventListener(type, onTyping, { capture: true })
      root?.addEventListener(type, onTyping, { capture: true })
    }
  })
}

/**
 * Applies typing to the selection of the page at that moment. Lexical itself uses the last selection that the browser
 * reported, which is late when the page is busy (a Backspace right after Home then deletes another letter), and is
 * never reported when a program such as a screen reader puts the caret into text while a block was selected.
 * @returns a function that removes the listener
 */
export function registerTypingOnSelectionOfPage(editor: LexicalEditor): () => void {
  return registerTypingListener(editor, () => editor.update(() => $takeSelectionOfPage(editor), { discrete: true }))
}

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
