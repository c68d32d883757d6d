import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
  getDOMSelection,
  type LexicalEditor,
} from 'lexical'

/**
 * Whether a caret is where a browser puts one by itself: at the very beginning of what has the focus, when a key is
 * pressed and nothing in the page is selected.
 */
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
 * browser has not told of it yet. Does nothing where the selection of the page is not in the text of the editor.
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
 * What is typed acts on what is selected in the page at that moment. Lexical itself acts on what the browser told of last,
 * which comes late when the page is busy (a Backspace right behind Home then deletes another letter), and not at all when a
 * program such as a screen reader puts the caret into text while a block was selected.
 * @returns ends it
 */
export const registerTypingOnSelectionOfPage = (editor: LexicalEditor): (() => void) =>
  registerTypingListener(editor, () => editor.update(() => $takeSelectionOfPage(editor), { discrete: true }))
